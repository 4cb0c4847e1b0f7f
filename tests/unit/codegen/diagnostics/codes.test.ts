import { readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { build } from '~/codegen/host/build';
import { createCompiler } from '~/codegen/compile';
import { entries } from '~/codegen/diagnostics/codes/codes';
import type { Diagnostic, Sources } from '~/codegen/language/model';
import { exampleProject, withExample } from '~/tests/fixtures/codegen/diagnostics/example-project';
import { useCopy } from '~/tests/harness/codegen/copy';

const compiler = createCompiler();
const codesOf = (sources: Sources) => compiler.compile(sources).diagnostics.map(({ code }) => code);
const encode = (text: string) => new TextEncoder().encode(text);
const withFile = (path: string, content: string | Uint8Array | null): Sources => {
  const files = new Map(exampleProject);
  if (content === null) files.delete(path);
  else files.set(path, typeof content === 'string' ? encode(content) : content);
  return files;
};
const predicate = (when: string) =>
  withFile('descriptors/predicates.json', JSON.stringify({ predicates: { isBeta: { description: 'Beta.', when } } }));

/** The drawer of hosts once more, for objects of another type. */
const withOtherDrawer = (changes: object): Sources => {
  const host: object = JSON.parse(new TextDecoder().decode(exampleProject.get('descriptors/drawers/host.json')));
  const other = { ...host, searchType: 5, target: undefined, ...changes };
  return withFile('descriptors/drawers/other.json', JSON.stringify(other));
};

/** Fields whose labels are messages that do not exist. */
const unnamedFields = Array.from({ length: 200 }, (_, index) => ({
  type: 'text',
  id: `f${index}`,
  value: 'input.id',
  label: { message: `KEY${index}` },
}));

/** What the situations of the table describe, by code. */
const situations: Readonly<Record<string, () => Sources>> = {
  'file/missing': () => withFile('descriptors/header.json', null),
  'file/misplaced': () => withFile('descriptors/drawer/Host.json', '{}'),
  'file/too-large': () => withFile('descriptors/messages/ja.json', new Uint8Array(10 * 1024 * 1024 + 1)),
  'file/too-many': () => withFile('descriptors/errors.json', JSON.stringify({ rows: Array(200).fill({}) })),
  'file/byte-order-mark': () =>
    withFile('descriptors/errors.json', '\uFEFF{ "rows": [{ "policy": { "kind": "ignore" } }] }'),
  'file/encoding': () => withFile('descriptors/errors.json', new Uint8Array([0x22, 0xff, 0x22])),
  'json/too-deep': () => withFile('descriptors/errors.json', '['.repeat(100)),
  'json/string-too-long': () => withFile('descriptors/errors.json', JSON.stringify('a'.repeat(70_000))),
  'rule/too-many': () => withOtherDrawer({ tabs: [{ id: 'a', title: 'A', fields: unnamedFields }] }),
  'text/long': () =>
    withFile(
      'descriptors/messages/en.json',
      JSON.stringify({ language: 'English', direction: 'ltr', shared: { 'UI.LONG': 'a '.repeat(1200).trim() } }),
    ),
  'drawer/double': () =>
    withFile(
      'descriptors/drawers/other.json',
      new TextDecoder().decode(exampleProject.get('descriptors/drawers/host.json')),
    ),
  'response/tasks': () => {
    const path = 'descriptors/header.json';
    const header: object = JSON.parse(new TextDecoder().decode(exampleProject.get(path)));
    return withFile(path, JSON.stringify({ ...header, tasks: { visibleWhen: "flag('beta')" } }));
  },
  'response/none': () => withOtherDrawer({ target: { id: 'input.id', name: 'input.id' } }),
  'response/no-target': () => {
    const path = 'descriptors/responses/lock-host.json';
    const response: object = JSON.parse(new TextDecoder().decode(exampleProject.get(path)));
    return new Map([...withOtherDrawer({}), [path, encode(JSON.stringify({ ...response, objects: [4, 5] }))]]);
  },
  'scenario/descriptor': () =>
    withFile('descriptors/drawers/hots.scenarios.json', '{ "scenarios": [{ "title": "A" }] }'),
  'link/reason': () => {
    const routes = [
      { kind: 'screen', path: '/denied', title: 'Denied', page: 'access-denied', query: ['msg'] },
      { kind: 'redirect', path: '/closed', to: '/denied', query: { msg: 'rooter' } },
    ];
    return withFile('descriptors/routes/denied.json', JSON.stringify({ area: 'Denied', routes }));
  },
  'openapi/overlay': () => withFile('openapi/api.overlay.yaml', 'overlay: 1.0.0\nactions: [{ target: $ }]\n'),
  'openapi/overlay-target': () =>
    withFile('openapi/api.overlay.yaml', 'overlay: 1.0.0\nactions: [{ target: $.nothing, update: {} }]\n'),
  'schema/no-file': () => withFile('schemas/picture.schema.json', null),
  'expression/too-long': () => predicate(`${'true && '.repeat(300)}true`),
  'expression/misspelt': () => {
    const words = ['workload-protection', 'workload-protection', 'workload-protecton'];
    const named = words.map((word, index) => [`named${index}`, { description: 'D.', when: `site == '${word}'` }]);
    return withFile('descriptors/predicates.json', JSON.stringify({ predicates: Object.fromEntries(named) }));
  },
  'expression/too-deep': () => predicate('('.repeat(40) + 'true' + ')'.repeat(40)),
};

const edits = [...entries].flatMap(([code, { example }]) => ('wrong' in example ? [[code, example] as const] : []));
const described = [...entries].flatMap(([code, { example }]) => ('wrong' in example ? [] : [code]));

/** Situations of the disk, and of tools that the compiler does not call itself. */
const ofHost: readonly string[] = ['file/unreadable', 'contract/types'];

/** The speed of the machine decides: `tests/unit/codegen/3-check/forms/patterns.test.ts` gives it no time. */
const ofSlowMachines: readonly string[] = ['form/pattern-unknown'];

/** `descry test` gives it: `tests/unit/codegen/service/scenarios/run-scenarios.test.ts`. */
const ofScenarios: readonly string[] = ['scenario/failed'];

/** No kind that ships gives it: `tests/unit/codegen/new-kind.test.ts` does. */
const ofNewKinds: readonly string[] = ['name/descriptor'];

/** Projects of several roots: tests in `tests/unit/codegen/roots/`. */
const ofRoots = described.filter((code) => /^(root|extension)\/|^name\/extensible$/.test(code));

test('nothing is wrong with the project of the examples', () => {
  expect(compiler.compile(exampleProject).diagnostics).toEqual([]);
});

describe('an example of a code', () => {
  test.each(edits)('of %s gives this code where it is wrong, and not where it is right', (code, example) => {
    expect(codesOf(withExample(example, example.wrong))).toContain(code);
    expect(codesOf(withExample(example, example.right))).not.toContain(code);
  });

  test.each(Object.entries(situations))('of %s gives this code in the situation it describes', (code, sources) => {
    expect(codesOf(sources())).toContain(code);
  });

  test('exists for every code', () => {
    const elsewhere = [...ofHost, ...ofScenarios, ...ofSlowMachines, ...ofNewKinds, ...ofRoots];
    expect(described.filter((code) => !elsewhere.includes(code) && !Object.hasOwn(situations, code))).toEqual([]);
  });
});

describe('a code of the host', () => {
  const { root } = useCopy();
  const codes = async () =>
    (await build(root(), createCompiler())).diagnostics.map(({ code }: Diagnostic): string => code);

  test('file/unreadable is given for a link to nothing', async () => {
    symlinkSync('nowhere', join(root(), 'descriptors/drawers/old.json'));
    expect(await codes()).toContain('file/unreadable');
  });

  test('contract/types is given for a document that is valid YAML, but no OpenAPI', async () => {
    writeFileSync(join(root(), 'openapi/list.yaml'), '[]');
    expect(await codes()).toContain('contract/types');
  });

  test('contract/types names the document, and is not given for what no document is the cause of', async () => {
    writeFileSync(join(root(), 'openapi/list.yaml'), '[]');
    const { diagnostics } = await build(root(), createCompiler());
    expect(diagnostics.find(({ code }) => code === 'contract/types')?.file).toBe('openapi/list.yaml');
    rmSync(join(root(), 'openapi/list.yaml'));
    rmSync(join(root(), '.cache'), { recursive: true });
    writeFileSync(join(root(), '.cache'), 'a file where the folder of the cache belongs');
    await expect(build(root(), createCompiler())).rejects.toThrow(/EEXIST|ENOTDIR/);
  });
});

describe('the code of the compiler', () => {
  const files = readdirSync('codegen', { recursive: true, encoding: 'utf8' })
    .map((path) => `codegen/${path.replaceAll('\\', '/')}`)
    .filter((path) => path.endsWith('.ts') && !path.startsWith('codegen/diagnostics/codes/'))
    // What is wrong with the file of a translator is no diagnostic.
    .filter((path) => !path.startsWith('codegen/commands/messages/'))
    .map((path) => [path, readFileSync(path, 'utf8')] as const);

  test('has no text of a diagnostic outside the table of codes', () => {
    // A key of a shared message is no text.
    const found = files.flatMap(([path, text]) =>
      [...text.matchAll(/\b(?:message|hint)(?:: | = )['"`](?![A-Z][A-Z_.]*')[^'"`\n]*/g)].map(
        ([literal]) => `${path}: ${literal}`,
      ),
    );
    expect(found).toEqual([]);
  });

  test('uses every code, and every variant of one with several texts', () => {
    const all = files.map(([, text]) => text).join('\n');
    const unused = [...entries.keys()].filter((code) => {
      const [kind = ''] = code.split('/');
      return !all.includes(`'${code}`) && !all.includes(`\`${code}.\${`) && !all.includes(`\`${kind}/\${`);
    });
    expect(unused).toEqual([]);
  });
});

test('the table of codes speaks plain English', () => {
  const texts = [...entries.values()].map((entry) => JSON.stringify(entry)).join('\n');
  const dialect = /\b(stands?|told|tells|kept|looks at|asked|asks (?!for)|means nothing|is led|may not|Known:)\b/g;
  expect(texts.match(dialect) ?? []).toEqual([]);
});
