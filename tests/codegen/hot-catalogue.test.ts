import { expect, test } from 'vitest';
import { hotCatalogue } from '../../codegen/host/hot-catalogue';

test('only the catalogue takes new descriptors without a reload', () => {
  expect(hotCatalogue('code', '/somewhere/src/generated/catalogue.ts?t=1')).toMatch(
    /^code\n[^]*\{ drawers, dialogs, screens \}[^]*import\.meta\.hot\.accept/,
  );
  expect(hotCatalogue('code', '/somewhere/src/generated/routes.ts')).toBeUndefined();
});
