import { consoleFolder, generatedFolder } from '../4-emit/emitter';
import { defaultLayout, type Layout } from '../language/layout';

/** The module whose tables lead to every compiled descriptor, in the folder of what is generated. */
const catalogue = `${consoleFolder.slice(generatedFolder.length)}catalogue.ts`;

/**
 * What the dev server adds to the catalogue: when a descriptor changes, the tables that the page already holds get the
 * new loaders and lose what is no longer there, so that the page can load the descriptor again without a reload. Other
 * modules stay as they are. The code is JavaScript, because Vite has removed the types of the module before.
 */
export function hotCatalogue(code: string, id: string, { generated }: Layout = defaultLayout): string | undefined {
  if (!id.split('?')[0]?.endsWith(`/${generated}${catalogue}`)) return undefined;
  return `${code}
export const changedAt = Number(new URL(import.meta.url).searchParams.get('t'));

if (import.meta.hot) {
  // A page that is opened after a change can have the module twice, under addresses with and without the time.
  const held = (import.meta.hot.data.held ??= { changedAt, tables: [] });
  held.tables.push({ drawers, dialogs, screens });
  import.meta.hot.accept((next) => {
    // Of two changes right after each other, the first may arrive last.
    if (!next || next.changedAt < held.changedAt) return;
    held.changedAt = next.changedAt;
    for (const [name, table] of held.tables.flatMap((tables) => Object.entries(tables))) {
      replaceMembers(table, next[name], (old, entry) => replaceMembers(old ?? {}, entry, (_, value) => value));
    }
  });
}

/** Gives an object, which others hold, the members of another one. */
function replaceMembers(object, next, merge) {
  for (const key of Object.keys(object)) if (!Object.hasOwn(next, key)) delete object[key];
  for (const [key, value] of Object.entries(next)) object[key] = merge(object[key], value);
  return object;
}
`;
}
