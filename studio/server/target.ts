import type { Kind } from '~/codegen/language/kinds';
import { isNumber, isRecord, isString } from '~/lib/json';
import type { PreviewTarget } from '../protocol';
import { idOfFile, objectsIn, type Descriptors } from './descriptors';

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
  if (kind === 'screen') return addressOf(descriptors.of('route'), (route) => route['screen'] === id);
  if (kind === 'route') return addressOf([[file, value]], () => true);
  if (kind === 'extension') {
    const extended = extendedFile(descriptors, value);
    return extended === undefined ? undefined : targetOf(descriptors, extended, depth + 1);
  }
  const property = uses[kind];
  for (const user of property === undefined ? [] : usersOf(descriptors, property, id)) {
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

/** The first address of a screen that has no part to fill in. */
function addressOf(
  routes: readonly (readonly [file: string, value: unknown])[],
  fits: (route: Readonly<Record<string, unknown>>) => boolean,
): PreviewTarget | undefined {
  for (const [, value] of routes) {
    for (const route of objectsIn(value)) {
      const { path } = route;
      if (isString(path) && !path.includes('{') && fits(route)) return { kind: 'address', path };
    }
  }
  return undefined;
}

function usersOf(descriptors: Descriptors, property: string, id: string): readonly string[] {
  return visible.flatMap((kind) =>
    descriptors
      .of(kind)
      .flatMap(([file, value]) =>
        idOfFile(file) !== id && [...objectsIn(value)].some((part) => part[property] === id) ? [file] : [],
      ),
  );
}
