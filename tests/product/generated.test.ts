import { describe, expect, test } from 'vitest';
import { compile } from '../../codegen/compile';
import { dialogs, drawers, screens } from '~/generated/console/catalogue';
import { errorRows } from '~/generated/console/errors';
import { iconPaths } from '~/generated/console/icons';
import { languages } from '~/generated/console/languages';
import { predicates } from '~/generated/console/predicates';
import { routes } from '~/generated/console/routes';
import { functions } from '~/descriptor/functions';
import { shipped } from '../harness/codegen/shipped-sources';
import { expressionsIn } from '../harness/product/expressions-in';

const modules = {
  ...import.meta.glob<unknown>('../../src/generated/console/{screens,drawers,panels,dialogs,forms,scales}/*.ts', {
    eager: true,
    import: 'default',
  }),
};

function descriptors(
  folder: string,
): readonly { readonly id: string; readonly value: Readonly<Record<string, unknown>> }[] {
  return [...shipped].flatMap(([path, bytes]) => {
    const id = new RegExp(`^descriptors/${folder}/([^.]*)\\.json$`).exec(path)?.[1];
    return id === undefined ? [] : [{ id, value: Object(JSON.parse(new TextDecoder().decode(bytes))) }];
  });
}

describe('the shipped descriptors', () => {
  const { diagnostics } = compile(shipped);

  test('have no error and no warning', () => {
    expect(diagnostics).toEqual([]);
  });
});

describe('the generated modules', () => {
  test.each(['screens', 'drawers', 'panels', 'dialogs', 'forms', 'scales'])('hold every descriptor of %s', (folder) => {
    for (const { id } of descriptors(folder)) {
      expect(modules[`../../src/generated/console/${folder}/${id}.ts`], id).toMatchObject({ id });
    }
  });

  test('are reached by the catalogue', async () => {
    for (const { id, value } of descriptors('drawers')) {
      const entry = drawers[String(value.searchType ?? value.opens)];
      expect(entry?.id).toBe(id);
      expect((await entry?.load())?.default.id).toBe(id);
    }
    for (const [id, { load }] of Object.entries(dialogs)) expect((await load()).default.id).toBe(id);
    for (const [id, { load }] of Object.entries(screens)) expect((await load()).default.id).toBe(id);
    for (const { load } of Object.values(languages))
      expect(Object.keys((await load()).default).length).toBeGreaterThan(0);
  });

  test('evaluate on an empty scope without throwing', () => {
    const all = [...Object.values(modules), predicates].flatMap((module) => [...expressionsIn(module)]);
    expect(all.length).toBeGreaterThan(100);
    for (const expression of all) expect(() => expression({}, functions), expression.toString()).not.toThrow();
  });

  test('have a picture for every icon', () => {
    for (const [name, paths] of Object.entries(iconPaths)) {
      expect(paths.length, name).toBeGreaterThan(0);
      for (const path of paths) expect(path, name).toMatch(/^M/i);
    }
  });
});

test('every error row of errors.json is there', () => {
  const { rows } = JSON.parse(new TextDecoder().decode(shipped.get('descriptors/errors.json')));
  const sorted = (list: readonly unknown[]) => list.map((row) => JSON.stringify(row)).sort();
  expect(sorted(errorRows)).toEqual(sorted(rows));
});

describe('the routes', () => {
  const written = descriptors('routes').flatMap(({ value }) => (Array.isArray(value.routes) ? value.routes : []));

  test('are all in the table, none twice', () => {
    expect(routes.map(({ path }) => path).sort()).toEqual(written.map(({ path }) => path).sort());
    expect(new Set(routes.map(({ path }) => path)).size).toBe(routes.length);
  });
});
