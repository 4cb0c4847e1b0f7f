import { describe, expect, test } from 'vitest';
import { answering, documentWith, loaded } from '~/tests/harness/codegen/contract-document';

const answer = answering('{ properties: { data: { properties: { name: { type: string } } } } }');

/** An overlay of a.yaml with these actions. */
function overlay(...actions: readonly string[]): string {
  return [
    'overlay: 1.0.0',
    'info: { title: Marks, version: 1.0.0 }',
    'actions:',
    ...actions.map((one) => `  - ${one}`),
  ].join('\n');
}

const get = '$.paths.*.get';

describe('an overlay', () => {
  test('adds marks to a document that it does not edit', () => {
    const { contract, diagnostics } = loaded({
      'a.yaml': documentWith(answer),
      'a.overlay.yaml': overlay(`{ target: ${get}, update: { x-root: data, summary: All of them } }`),
    });
    expect(diagnostics).toEqual([]);
    expect([...contract.operations.values()]).toMatchObject([{ root: 'data', summary: 'All of them' }]);
  });

  test('removes parts, adds entries to lists and changes single values, in the order of its actions', () => {
    const { contract, diagnostics, documents } = loaded({
      'a.yaml': documentWith(['tags: [one, two]', 'summary: Old', ...answer]),
      'a.overlay.yaml': overlay(
        `{ target: "${get}.tags[?@ == 'one']", remove: true }`,
        `{ target: ${get}.tags, update: three }`,
        `{ target: ${get}.summary, update: New }`,
      ),
    });
    expect(diagnostics).toEqual([]);
    expect([...documents.keys()]).toEqual(['openapi/a.yaml']);
    expect(JSON.stringify(documents.get('openapi/a.yaml'))).toContain('"tags":["two","three"]');
    expect([...contract.operations.values()]).toMatchObject([{ summary: 'New' }]);
  });

  test.each([
    ['./a.yaml', 'marks'],
    ['a.yaml', 'marks'],
    ['../a.yaml', 'marks/a'],
    ['.\\a.yaml', 'marks'],
    ['..\\a.yaml', 'marks/a'],
  ])('may name the document that it extends: %s in %s', (extended, name) => {
    const { contract, diagnostics } = loaded({
      'a.yaml': documentWith(answer),
      [`${name}.overlay.yaml`]: `extends: ${extended}\n${overlay(`{ target: ${get}, update: { x-root: data } }`)}`,
    });
    expect(diagnostics).toEqual([]);
    expect([...contract.operations.values()]).toMatchObject([{ root: 'data' }]);
  });

  test('changes the document of its name if it extends an address on the web', () => {
    const { contract } = loaded({
      'a.yaml': documentWith(answer),
      'a.overlay.yaml': `extends: https://api.example/a.yaml\n${overlay(`{ target: ${get}, update: { x-root: data } }`)}`,
    });
    expect([...contract.operations.values()]).toMatchObject([{ root: 'data' }]);
  });

  test('is named where a part that it has written is wrong', () => {
    const { diagnostics } = loaded({
      'a.yaml': documentWith(answer),
      'a.overlay.yaml': overlay(`{ target: ${get}, update: { x-root: dta } }`),
    });
    expect(diagnostics).toMatchObject([{ file: 'openapi/a.overlay.yaml', line: 4, column: 48, code: 'openapi/root' }]);
  });

  test('keeps the lines of what it has not written', () => {
    const { diagnostics } = loaded({
      'a.yaml': documentWith(['sumary: S.', ...answer]),
      'a.overlay.yaml': overlay(`{ target: ${get}, update: { x-root: data } }`),
    });
    expect(diagnostics).toMatchObject([{ file: 'openapi/a.yaml', line: 4, code: 'openapi/unknown-member' }]);
  });

  test.each([
    ['without a version', 'actions: []', 'openapi/overlay', 1],
    ['without actions', 'overlay: 1.0.0', 'openapi/overlay', 1],
    ['with an action without a target', overlay('{ update: {} }'), 'openapi/overlay', 4],
    ['with an action that changes nothing', overlay(`{ target: ${get} }`), 'openapi/overlay', 4],
    ['with a target that is no path', overlay('{ target: "$.[", update: {} }'), 'openapi/overlay', 4],
    ['with a target that selects nothing', overlay('{ target: $.nothing, update: {} }'), 'openapi/overlay-target', 4],
    ['that is no YAML', 'overlay: [', 'openapi/syntax', 1],
  ])('%s is reported at its line', (_what, text, code, line) => {
    const { diagnostics } = loaded({ 'a.yaml': documentWith(answer), 'a.overlay.yaml': text });
    expect(diagnostics).toMatchObject([{ file: 'openapi/a.overlay.yaml', code, line }]);
  });

  test('without a document is reported, with what to do', () => {
    const { diagnostics } = loaded({ 'a.yaml': documentWith(answer), 'b.overlay.yaml': overlay() });
    expect(diagnostics[0]?.message).toBe('There is no document for this overlay.');
    expect(diagnostics[0]?.hint).toContain('api.overlay.yaml for api.yaml');
  });
});
