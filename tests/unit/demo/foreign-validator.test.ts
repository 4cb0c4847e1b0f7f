import { Validator } from '@cfworker/json-schema';
import { describe, expect, test } from 'vitest';
import { readContract } from '~/codegen/1-parse/openapi/read-contract';
import type { DemoApp } from '~/demo/app';
import { accounts } from '~/demo/company/administration/accounts';
import { scenariosOf } from '~/demo/control/scenarios';
import { operations, type OperationId } from '~/generated/contract/operations';
import { isRecord } from '~/lib/json';
import { samples } from '../../fixtures/demo/samples';
import { plainSchema } from '../../harness/answers/plain-schema';
import { control, demoApp, files, requestOf, vocabulary } from '../../harness/demo/support';

const { contract, documents } = readContract(files.documents);
const isOperationId = (name: string): name is OperationId => Object.hasOwn(operations, name);
const ids = [...contract.operations.keys()].filter(isOperationId);
/** No scenario changes the lists and the numbers of the company. */
const changeable = ids.filter(
  (id) => !/(activity|assets|overview)\.yaml$/.test(contract.operations.get(id)?.file ?? ''),
);

/**
 * Validators of the answers of each operation by status. They share no code with ajv, with which the demo backend
 * checks its answers, and read schemas without references.
 */
const validators = new Map<string, Validator>(
  [...contract.operations].flatMap(([id, { schemas }]) =>
    [...schemas.answers].flatMap(([status, schema]) => {
      const plain = schema && plainSchema(schema, documents);
      return isRecord(plain) ? [[`${id} ${status}`, new Validator({ ...plain }, '2020-12')] as const] : [];
    }),
  ),
);

/** Answers that were found right; most are the same for all accounts and scenarios. */
const right = new Set<string>();

/** What is wrong in the answers of operations. A page that a proxy sends in place of an answer is not read. */
async function wrongAnswers(app: DemoApp, token: string, called = ids): Promise<readonly string[]> {
  const wrong: string[] = [];
  for (const id of called) {
    const response = await app.fetch(requestOf<OperationId>(id, samples[id], token));
    const text = await response.text();
    const name = `${id} ${response.status}`;
    if (right.has(name + text) || response.headers.get('content-type')?.startsWith('text/html')) continue;
    const { valid, errors } = (validators.get(name) ?? validators.get(`${id} default`))?.validate(JSON.parse(text)) ?? {
      valid: false,
      errors: [],
    };
    if (valid) right.add(name + text);
    else
      wrong.push(`${name}: ${errors.map(({ instanceLocation, error }) => `${instanceLocation} ${error}`).join(' ')}`);
  }
  return wrong;
}

describe('a validator that shares nothing with the demo backend finds every answer right', () => {
  test.each(accounts.map(({ id, token }) => [id, token] as const))('for the account %s', async (_, token) => {
    expect(await wrongAnswers(demoApp({ validate: false }), token)).toEqual([]);
  });

  test.each(scenariosOf(vocabulary).map((each) => [each.label, each] as const))(
    'in the scenario %s',
    async (_, { id }) => {
      const app = demoApp({ validate: false });
      expect(await control(app, 'scenario', { id })).toMatchObject({ status: 200 });
      expect(await wrongAnswers(app, 'demo-session-full', changeable)).toEqual([]);
    },
  );
});

test('the validator finds what is wrong', () => {
  expect(validators.get('urlQuery 200')?.validate({ data: { wrsScore: 'x' } }).valid).toBe(false);
  expect(ids.length).toBe(contract.operations.size);
});
