import { expect, test } from 'vitest';
import { hotCatalogue } from '~/codegen/host/hot-catalogue';

test('only the catalogue takes new descriptors without a reload', () => {
  expect(hotCatalogue('code', '/somewhere/src/generated/console/catalogue.ts?t=1')).toMatch(
    /^code\n[^]*\{ drawers, dialogs, screens \}[^]*import\.meta\.hot\.accept/,
  );
  expect(hotCatalogue('code', '/somewhere/src/generated/console/routes.ts')).toBeUndefined();
});

test('the tables of the page get the new entries and properties, and lose those that are no longer there', async () => {
  const source = (tables: string) => hotCatalogue(tables, '/somewhere/src/generated/console/catalogue.ts') ?? '';
  const tablesOf = (drawers: string) => `const drawers = ${drawers}; const dialogs = {}; const screens = {};`;
  const code = source(tablesOf("{ '1': { id: 'url', width: 500 }, '2': { id: 'file' } }"));
  let accept: (next: object) => void = () => undefined;
  const hot: { data: { tables?: { drawers: object } }; accept: (take: typeof accept) => void } = {
    data: {},
    accept: (take) => {
      accept = take;
    },
  };
  new Function('hot', code.replaceAll('import.meta.hot', 'hot'))(hot);
  const drawers = hot.data.tables?.drawers;
  const held = Object.values(drawers ?? {})[0];
  accept({ drawers: { '1': { id: 'url' }, '3': { id: 'host' } }, dialogs: {}, screens: {} });
  expect(drawers).toEqual({ '1': { id: 'url' }, '3': { id: 'host' } });
  expect(Object.values(drawers ?? {})[0]).toBe(held);
});
