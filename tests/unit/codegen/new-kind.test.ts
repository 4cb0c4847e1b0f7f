import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { createCompiler } from '~/codegen/compile';
import { run } from '~/codegen/commands/run';
import { KindTable } from '~/codegen/language/kind-table';
import { kinds } from '~/codegen/language/kinds';
import type { KindRow } from '~/codegen/language/kind-row';
import type { Sources } from '~/codegen/language/model';
import { exampleProject } from '../../fixtures/codegen/diagnostics/example-project';
import { edited } from '../../harness/codegen/shipped-sources';

const row: KindRow = {
  folder: 'checklists',
  published: { members: ['title'] },
  output: { as: 'module', type: 'Checklist' },
  reference: { by: 'id', unused: 'warning' },
};
const compiler = createCompiler(new KindTable({ ...kinds, ...{ checklist: row } }));

const schema = {
  title: 'Checklist',
  description: 'Steps to follow, one after the other.',
  type: 'object',
  properties: {
    $schema: { type: 'string' },
    title: { description: 'Its title.', $ref: 'common.schema.json#/$defs/text' },
    steps: {
      description: 'Its steps.',
      type: 'array',
      items: {
        title: 'ChecklistStep',
        type: 'object',
        properties: {
          id: { description: 'Its id.', type: 'string' },
          visibleWhen: { description: 'Who sees it.', $ref: 'common.schema.json#/$defs/condition' },
        },
        required: ['id'],
        additionalProperties: false,
      },
    },
  },
  required: ['title', 'steps'],
  additionalProperties: false,
  'x-compiled': { id: 'string' },
};

/** The property of a dialog that refers to a descriptor of the new kind. */
const property = { type: 'string', tsType: 'Checklist', 'x-descry': { is: 'name', of: 'checklist' } };

const leaving = { title: 'Leaving', steps: [{ id: 'lock', visibleWhen: "site != ''" }] };
const path = 'descriptors/checklists/leaving.json';
const dialog = 'descriptors/dialogs/tour.json';

/** The example project with one descriptor of the new kind, and a dialog that refers to `name`. */
function sourcesWith(checklist: object, name = 'leaving'): Sources {
  const encode = (value: object) => new TextEncoder().encode(JSON.stringify(value, null, 2));
  const added = new Map([
    ...exampleProject,
    ['schemas/checklist.schema.json', encode(schema)],
    [path, encode(checklist)],
  ]);
  const withProperty = edited(added, 'schemas/dialog.schema.json', (text) =>
    text.replace('"properties": {', (start) => `${start} "checklist": ${JSON.stringify(property)},`),
  );
  return edited(withProperty, dialog, (text) => text.replace('{', (start) => `${start} "checklist": "${name}",`));
}

/** What is reported, without the translations that are missing. */
function reported(sources: Sources) {
  return compiler.compile(sources).diagnostics.filter(({ code }) => code !== 'message/missing');
}

test('a compiler without the row of a kind refuses its files', () => {
  expect(createCompiler().compile(sourcesWith(leaving)).diagnostics).toContainEqual(
    expect.objectContaining({ file: path, code: 'file/misplaced' }),
  );
});

describe('a kind of descriptor that is one row and one schema', () => {
  test('has nothing wrong where its descriptor follows the schema', () => {
    expect(reported(sourcesWith(leaving))).toEqual([]);
  });

  test.each<[string, { readonly given: Sources; readonly want: readonly object[] }]>([
    [
      'a property that its schema does not have',
      {
        given: sourcesWith({ steps: [], tittle: 'Leaving' }),
        want: [{ file: path, pointer: '/tittle', code: 'schema/unknown-key', fix: { text: '"title"' } }],
      },
    ],
    [
      'an expression that reads an unknown name',
      {
        given: sourcesWith({ ...leaving, steps: [{ id: 'lock', visibleWhen: 'has(sites)' }] }),
        want: [
          {
            file: path,
            pointer: '/steps/0/visibleWhen',
            code: 'expression/unknown-name',
            hint: 'Did you mean "site"?',
          },
        ],
      },
    ],
    [
      'two entries of a list with the same id',
      {
        given: sourcesWith({ ...leaving, steps: [{ id: 'lock' }, { id: 'lock' }] }),
        want: [{ file: path, pointer: '/steps/1/id', code: 'id/duplicate' }],
      },
    ],
    [
      'a link to another schema',
      {
        given: sourcesWith({ ...leaving, $schema: '../../schemas/form.schema.json' }),
        want: [{ file: path, code: 'schema/link', fix: { text: '"../../schemas/checklist.schema.json"' } }],
      },
    ],
    [
      'a reference to a descriptor that does not exist',
      {
        given: sourcesWith(leaving, 'leavign'),
        want: [
          {
            file: dialog,
            pointer: '/checklist',
            code: 'name/descriptor',
            message: 'No checklist has the name "leavign".',
            hint: 'Did you mean "leaving"?',
            fix: { text: '"leaving"' },
          },
        ],
      },
    ],
    [
      'a descriptor that nothing refers to',
      {
        given: new Map([...sourcesWith(leaving), [dialog, exampleProject.get(dialog) ?? new Uint8Array()]]),
        want: [{ file: path, code: 'file/unused', message: 'Nothing uses the checklist "leaving".' }],
      },
    ],
  ])('is checked for %s', (_, { given, want }) => {
    expect(reported(given)).toMatchObject(want);
  });

  test('has texts that are translated by their address', () => {
    const missing = compiler.compile(sourcesWith(leaving)).diagnostics.map(({ message }) => message);
    expect(missing).toEqual(['Title “Leaving” of checklist Leaving has no Japanese text.']);
    const translated = edited(sourcesWith(leaving), 'descriptors/messages/ja.json', (text) =>
      text.replace('"texts": {', '"texts": {"checklists.leaving.title":{"of":"Leaving","text":"退出"},'),
    );
    expect(compiler.compile(translated).diagnostics).toEqual([]);
  });
});

describe('the command with a kind of descriptor that is one row and one schema', () => {
  const root = mkdtempSync(join(tmpdir(), 'descry-'));
  const generated = (name: string) => readFileSync(join(root, 'src/generated', name), 'utf8');
  afterAll(() => rmSync(root, { recursive: true }));

  test('writes its module and its type, and counts it', { timeout: 60_000 }, async () => {
    for (const [name, bytes] of sourcesWith(leaving)) {
      mkdirSync(dirname(join(root, name)), { recursive: true });
      writeFileSync(join(root, name), bytes);
    }
    let printed = '';
    const code = await run([], { root, print: (text) => (printed += text), now: () => 0, compiler });
    expect(code, printed).toBe(0);
    expect(printed).toMatch(/ generated files \(.*\b1 checklists\b.*\): \d+ written/);
    expect(generated('console/dialogs/tour.ts')).toContain('checklist: leavingChecklist,');
    expect(generated('console/checklists/leaving.ts')).toBe(`// Generated from ${path}. Do not edit.
import type { Checklist } from '../../contract/descriptor-types';
import type { Reads } from '../../contract/types';

const checklist: Checklist = {
  id: 'leaving',
  title: { key: 'checklists.leaving.title', text: 'Leaving' },
  steps: [{ id: 'lock', visibleWhen: (s: Reads, f) => f.ne(s.site, '') }],
};

export default checklist;
`);
    expect(generated('contract/descriptor-types.ts')).toContain('export interface Checklist {\n  readonly id: string;');
  });
});
