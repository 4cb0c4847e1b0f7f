import { expect, test } from 'vitest';
import { compile, createCompiler } from '~/codegen/compile';
import type { Compilation, Sources } from '~/codegen/language/model';
import { Random, randomEdit, type Edit } from '../../harness/codegen/random-edits';
import { edited, shipped } from '../../harness/codegen/shipped-sources';

const steps = 12;

/** The most files that are edited at a time: with more of them there would nearly always be an error, and no output. */
const maxEdits = 2;

function withEdits(edits: readonly Edit[]): Sources {
  const sources = new Map(shipped);
  for (const { path, text } of edits) {
    if (text === undefined) sources.delete(path);
    else sources.set(path, new TextEncoder().encode(text));
  }
  return sources;
}

function written({ files, diagnostics }: Compilation): string {
  return JSON.stringify([diagnostics, ...files], undefined, 1);
}

test('after any edit, what changed is compiled again to what a fresh compiler gives', { timeout: 600_000 }, () => {
  const random = new Random(12);
  const compiler = createCompiler();
  const fresh = new Map<string, string>();
  let edits: readonly Edit[] = [];
  let emitted = 0;
  for (let step = 0; step < steps; step += 1) {
    const isUndone = edits.length === maxEdits || (edits.length > 0 && random.below(2) === 0);
    edits = isUndone
      ? edits.toSpliced(random.below(edits.length), 1)
      : [...edits, randomEdit(withEdits(edits), random)];
    const state = edits.map(({ about, path }) => `${path}: ${about}`).join('\n');
    const sources = withEdits(edits);
    const expected = fresh.get(state) ?? written(compile(sources));
    fresh.set(state, expected);
    const compilation = compiler.compile(sources);
    const given = written(compilation);
    if (compilation.files.size > 0) emitted += 1;
    expect(given === expected ? '' : given, `step ${step}\n${state}`).toBe(given === expected ? '' : expected);
  }
  expect(emitted).toBeGreaterThan(steps / 4);
});

test('a flag that is declared is known where an expression reads it', () => {
  const path = 'descriptors/screens/audit-log.json';
  const flagged = edited(shipped, path, (text) =>
    text.replace(/"rowId": ".*"/, `"rowId": "flag('brand-new') ? 'a' : 'b'"`),
  );
  const declared = edited(flagged, 'descriptors/vocabulary.json', (text) =>
    text.replace('"flags": {', '"flags": { "brand-new": "A new flag.",'),
  );
  const compiler = createCompiler();
  compiler.compile(flagged);
  const { diagnostics } = compiler.compile(declared);
  expect(diagnostics).toEqual(compile(declared).diagnostics);
  expect(diagnostics.filter(({ file }) => file === path)).toMatchObject([{ code: 'entry/constant' }]);
});
