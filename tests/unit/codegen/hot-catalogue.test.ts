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
  const hot: { data: { held?: { tables: { drawers: object }[] } }; accept: (take: typeof accept) => void } = {
    data: {},
    accept: (take) => {
      accept = take;
    },
  };
  const meta = { hot, url: 'http://127.0.0.1/catalogue.ts?t=5' };
  const evaluate = new Function('meta', code.replaceAll('import.meta', 'meta').replaceAll('export const', 'const'));
  evaluate(meta);
  evaluate(meta);
  const drawers = hot.data.held?.tables[0]?.drawers;
  const held = Object.values(drawers ?? {})[0];
  accept({ changedAt: 7, drawers: { '1': { id: 'url' }, '3': { id: 'host' } }, dialogs: {}, screens: {} });
  expect(drawers).toEqual({ '1': { id: 'url' }, '3': { id: 'host' } });
  expect(Object.values(drawers ?? {})[0]).toBe(held);
  expect(hot.data.held?.tables[1]?.drawers, 'of the same module under another address').toEqual(drawers);
  accept({ changedAt: 6, drawers: {}, dialogs: {}, screens: {} });
  expect(drawers, 'after a change that arrives late').toEqual({ '1': { id: 'url' }, '3': { id: 'host' } });
});
