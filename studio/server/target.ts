import type { Kind } from '~/codegen/language/kinds';
import { isList, isNumber, isRecord, isString } from '~/lib/json';
import type { PreviewTarget } from '../protocol';
import { objectsIn, type Descriptors } from './descriptors';

/** The kinds that can be visible by themselves, and the property by which they use one of another kind. */
const visible: readonly Kind[] = ['drawer', 'dialog', 'screen', 'panel', 'extension'];
const uses: Partial<Record<Kind, string>> = { panel: 'panel', form: 'form', picture: 'picture', scale: 'scale' };

/** What shows a descriptor, or something that uses it; `undefined` if nothing does that the Studio could open. */
export function targetOf(descriptors: Descriptors, file: string, depth = 0): PreviewTarget | undefined {
  const identity = descriptors.kinds.identityOf(file);
  if (!identity || depth > 3) return undefined;
  const value = descriptors.valueOf(file);
  const { kind, id } = identity;
  if (kind === 'drawer') return drawerTarget(value);
  if (kind === 'dialog') return { kind: 'dialog', id };
  if (kind === 'screen')
    return addressOfRoute(descriptors.of('route'), (route) => route['screen'] === id) ?? tabOf(descriptors, id, depth);
  if (kind === 'route') return addressOfRoute([[file, value]], () => true);
  if (kind === 'extension') {
    const extended = extendedFile(descriptors, value);
    return extended === undefined ? undefined : targetOf(descriptors, extended, depth + 1);
  }
  const property = uses[kind];
  for (const user of property === undefined ? [] : usersOf(descriptors, property, { file, id })) {
    const target = targetOf(descriptors, user, depth + 1);
    if (target) return target;
  }
  return undefined;
}

/** The file that an extension adds to. */
export function extendedFile(descriptors: Descriptors, extension: unknown): string | undefined {
  const name = isRecord(extension) ? extension['extends'] : undefined;
  return isString(name) ? descriptors.named(name) : undefined;
}

function drawerTarget(value: unknown): PreviewTarget | undefined {
  const searchType = isRecord(value) ? value['searchType'] : undefined;
  return isNumber(searchType) || isString(searchType) ? { kind: 'drawer', searchType } : undefined;
}

/** The first address without a part to fill in; what a path ends with need not be there, such as an id. */
function addressOfRoute(
  routes: readonly (readonly [file: string, value: unknown])[],
  fits: (route: Readonly<Record<string, unknown>>) => boolean,
): PreviewTarget | undefined {
  for (const [, value] of routes) {
    for (const route of objectsIn(value)) {
      const path = isString(route['path']) ? route['path'].replace(/\/\{[^}]*\}$/, '') : '{';
      if (!path.includes('{') && fits(route)) return { kind: 'address', path };
    }
  }
  return undefined;
}

/** The first tab of another screen that shows a screen. */
function tabOf(descriptors: Descriptors, id: string, depth: number): PreviewTarget | undefined {
  for (const [file, value] of descriptors.of('screen')) {
    const tabs = isRecord(value) && isList(value['tabs']) ? value['tabs'] : [];
    const index = tabs.findIndex((tab) => isRecord(tab) && tab['screen'] === id);
    const target = index < 0 ? undefined : targetOf(descriptors, file, depth + 1);
    if (target?.kind === 'address') return { kind: 'address', path: `${target.path}?tab=${index + 1}` };
  }
  return undefined;
}

/** The other files that name a descriptor by a property. */
function usersOf(
  descriptors: Descriptors,
  property: string,
  { file, id }: { readonly file: string; readonly id: string },
): readonly string[] {
  const names = (value: unknown): boolean => [...objectsIn(value)].some((part) => part[property] === id);
  return visible.flatMap((kind) =>
    descriptors.of(kind).flatMap(([user, value]) => (user !== file && names(value) ? [user] : [])),
  );
}
