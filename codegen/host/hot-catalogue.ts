import { target } from '../emit/emitter';

/** Id of the module whose tables lead to every compiled descriptor. */
const catalogue = `/${target}catalogue.ts`;

/**
 * What the dev server adds to the catalogue: when a descriptor changes, the tables that the page already holds get the new
 * loaders, so that the page can load the descriptor again without a reload. Other modules stay as they are.
 */
export function hotCatalogue(code: string, id: string): string | undefined {
  if (!id.split('?')[0]?.endsWith(catalogue)) return undefined;
  return `${code}
if (import.meta.hot) {
  const tables = (import.meta.hot.data.tables ??= { drawers, dialogs, screens });
  import.meta.hot.accept((next) => {
    for (const name of next ? Object.keys(tables) : []) {
      for (const [key, entry] of Object.entries(next[name])) tables[name][key] = Object.assign(tables[name][key] ?? {}, entry);
    }
  });
}
`;
}
