import { shippedKinds } from '~/codegen/language/kind-table';
import type { Kind } from '~/codegen/language/kinds';
import type { Sources } from '~/codegen/language/model';
import { isNumber, isRecord, isString } from '~/lib/json';
import type { PreviewTarget } from '../protocol';
import { descriptorsIn, idOfFile, objectsIn, valueOf } from './descriptors';

/** The folders whose descriptors can be visible by themselves, and the property by which they use one of a kind. */
const visible = ['drawers', 'dialogs', 'screens', 'panels'];
const uses: Partial<Record<Kind, string>> = { panel: 'panel', form: 'form', picture: 'picture', scale: 'scale' };

/** What shows a descriptor, or something that uses it; `undefined` if nothing does that the Studio could open. */
export function targetOf(sources: Sources, file: string, depth = 0): PreviewTarget | undefined {
  const identity = shippedKinds.identityOf(file);
  if (!identity || depth > 2) return undefined;
  const value = valueOf(sources, file);
  const { kind, id } = identity;
  if (kind === 'drawer') return drawerTarget(value);
  if (kind === 'dialog') return { kind: 'dialog', id };
  if (kind === 'screen') return addressOf(sources, (route) => route['screen'] === id);
  if (kind === 'route') return addressOf(new Map([...sources].filter(([path]) => path === file)), () => true);
  const property = uses[kind];
  for (const user of property === undefined ? [] : usersOf(sources, property, id)) {
    const target = targetOf(sources, user, depth + 1);
    if (target) return target;
  }
  return undefined;
}

function drawerTarget(value: unknown): PreviewTarget | undefined {
  const searchType = isRecord(value) ? value['searchType'] : undefined;
  return isNumber(searchType) || isString(searchType) ? { kind: 'drawer', searchType } : undefined;
}

/** The first address of a screen that has no part to fill in. */
function addressOf(
  sources: Sources,
  fits: (route: Readonly<Record<string, unknown>>) => boolean,
): PreviewTarget | undefined {
  for (const [, value] of descriptorsIn(sources, 'routes')) {
    for (const route of objectsIn(value)) {
      const { path } = route;
      if (isString(path) && !path.includes('{') && fits(route)) return { kind: 'address', path };
    }
  }
  return undefined;
}

function usersOf(sources: Sources, property: string, id: string): readonly string[] {
  return visible.flatMap((folder) =>
    descriptorsIn(sources, folder).flatMap(([file, value]) =>
      idOfFile(file) !== id && [...objectsIn(value)].some((part) => part[property] === id) ? [file] : [],
    ),
  );
}
