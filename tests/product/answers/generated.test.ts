import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { languages } from '~/generated/console/languages';
import { operations } from '~/generated/contract/operations';
import { resolveText } from '~/descriptor/text';
import { createLookup } from '~/i18n/create-lookup';
import { createTranslate } from '~/i18n/translate';
import { getOwn } from '~/lib/get-own';
import type { FormatContext } from '~/view/value/formats/value-format';
import { validationOf } from '../../harness/answers/validate-answer';
import { mutated } from '../../harness/answers/mutated-answers';
import { operationsRead, type OperationRead } from '../../harness/answers/operations-read';
import { readAll } from '../../harness/answers/read-answer';
import { cases } from '../../harness/answers/seed';
import { validValues } from '../../harness/answers/valid-answers';
import { passedObject } from '../../harness/every-drawer';
import { START } from '../../harness/demo/support';
import { lastDays, session } from '../../harness/product/screens/every-screen';

const all = await operationsRead();
const texts = await createLookup(languages, 'en');
const context: FormatContext = {
  settings: { language: 'en', zone: 'Asia/Kathmandu' },
  now: () => START,
  t: createTranslate(texts, resolveText),
};
const around = {
  ...session,
  input: { ...passedObject, id: '203.0.113.45', search_type: 6 },
  address: { keyword: 'fin', tail: 'WB-1' },
  filter: {},
  period: lastDays(30),
  page: { offset: 0, size: 50, number: 1 },
};

/** The answer as it comes from the wire. */
const received = (answer: unknown): unknown => JSON.parse(JSON.stringify(answer));

/** What every reader of an operation computes from an answer. */
function readEverywhere({ id, readers }: OperationRead, answer: unknown): void {
  const { root } = operations[id];
  const read = root === null ? answer : getOwn(answer, root);
  for (const { part, source } of readers) readAll(part, { ...around, [source]: read }, context);
  expect(getOwn(Object.prototype, 'polluted')).toBeUndefined();
}

describe.each(all.map((each) => [each.id, each] as const))('answers of %s', (_, each) => {
  const validate = validationOf(each);
  const valid = validValues(each.plain);

  test('that are valid satisfy every validator, and everything is computed from them', () => {
    fc.assert(
      fc.property(valid, (generated) => {
        const answer = received(generated);
        expect(validate(answer)).toEqual({ emitted: true, demo: true, foreign: true });
        readEverywhere(each, answer);
      }),
      cases(10_000, all.length),
    );
  });

  test('that are broken are refused by all validators or by none, and what is shown is computed from them', () => {
    fc.assert(
      fc.property(mutated(valid), (generated) => {
        const answer = received(generated);
        const { emitted, demo, foreign } = validate(answer);
        expect({ demo, foreign }).toEqual({ demo: emitted, foreign: emitted });
        readEverywhere(each, answer);
      }),
      cases(10_000, all.length),
    );
  });
});
