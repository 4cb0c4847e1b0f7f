import { expect, test } from 'vitest';
import { createProject } from '../../codegen/1-parse/create-project';
import { sharedMessages } from '../../codegen/2-analyze/shared-messages';
import { textsOf } from '../../codegen/2-analyze/texts-of';
import { readSources } from '../../codegen/host/read-sources';
import { bundleEntries, formsOf, pluralFormsOf, type MessageText } from '../../codegen/language/message-text';
import { languages } from '~/generated/console/languages';
import { countedBy } from '~/generated/console/messages';
import { createLookup, type Languages } from '~/i18n/create-lookup';

const { project } = createProject(readSources('.').sources, {
  operations: new Map(),
  schemes: new Map(),
  isIncomplete: true,
});
const shared = [...sharedMessages(project)];
const written = project.descriptors.flatMap((descriptor) =>
  textsOf(project, descriptor).flatMap(({ address, english }): [string, MessageText][] =>
    english === undefined ? [] : [[address, english]],
  ),
);
const counted = [...shared, ...written].flatMap(([key, text]) =>
  typeof text === 'object' ? [[key, text] as const] : [],
);

/** A language with four forms, which are told apart by their names. */
const polish = counted.flatMap(([key, text]) => {
  const forms = pluralFormsOf('pl').map((form) => [form, `${form}: ${text.forms.get('other') ?? ''}`] as const);
  return bundleEntries(key, { by: text.by, forms: new Map(forms) });
});
const all: Languages = {
  ...languages,
  pl: { name: 'polski', direction: 'ltr', load: () => Promise.resolve({ default: Object.fromEntries(polish) }) },
};

test('the console has texts that count', () => {
  expect(counted.length).toBeGreaterThan(40);
});

test.each(['en', 'ja', 'pl'])('every text that counts can be read in %s with 0, 1, 2, 5 and 21', async (language) => {
  const lookup = await createLookup(all, language);
  const rules = new Intl.PluralRules(language);
  const missing = counted.flatMap(([key, { by, forms }]) =>
    [0, 1, 2, 5, 21].filter((number) => {
      const names = [...(forms.get('other') ?? '').matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, 'x'] as const);
      const values = { ...Object.fromEntries(names), [by]: number };
      const isShared = shared.some(([one]) => one === key);
      const text = lookup({
        key,
        ...(isShared ? { ...(countedBy[key] !== undefined && { by: countedBy[key] }) } : { text: english(forms), by }),
        values,
      });
      const isRead = text !== '' && text !== key && !/[{}]/.test(text);
      return !isRead || (language === 'pl' && !text.startsWith(`${rules.select(number)}: `));
    }),
  );
  expect(missing).toEqual([]);
});

test('one and many are told apart in English wherever a text counts', () => {
  const same = counted.filter(([, { forms }]) => forms.get('one') === forms.get('other'));
  expect(same.map(([key]) => key)).toEqual([]);
});

test('no text puts its number behind a colon instead of counting', () => {
  const behind = [...shared, ...written].filter(([, text]) =>
    formsOf(text).some(({ text: one }) => /[a-z]: \{(count|rows|points|total|seconds|minutes|days)\}/.test(one)),
  );
  expect(behind).toEqual([]);
});

function english(forms: ReadonlyMap<string, string>) {
  return { ...Object.fromEntries(forms), other: forms.get('other') ?? '' };
}
