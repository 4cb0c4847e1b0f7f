import { drawers } from '~/generated/console/catalogue';
import { settings } from '~/generated/console/console';
import type { DrawerInput } from '~/generated/contract/types';
import { getOwn } from '~/lib/get-own';
import { isNumber, isRecord, isString, parseJson } from '~/lib/json';
import { isFilled, readDeclared } from './declared-input';

/** The name of the drawer of a group of objects, in addresses and in the page. */
export const objectGroup = 'object-group';

/** The largest number and the names of the kinds of object that have drawers. */
const searchTypes = () => {
  const types = Object.keys(drawers).filter((type) => type !== objectGroup);
  const numbers = types.map(Number).filter((type) => !Number.isNaN(type));
  return { largest: Math.max(0, ...numbers), names: types.filter((type) => Number.isNaN(Number(type))) };
};

/** The warning in the log of the browser for a request to open a drawer of a type that does not exist. */
export function invalidTypeError(): string {
  const { largest, names } = searchTypes();
  const range = largest > 0 ? [`in the range 1-${largest}`] : [];
  return `search_type must be ${[...range, ...(names.length > 0 ? [`one of ${names.join(', ')}`] : [])].join(' or ')}`;
}

/** What opens the drawer of an object, with the rating that the opener shows. The address never has the rating. */
export type RatedInput = DrawerInput & { readonly rating?: string | number };

/** A drawer that can be opened: of an object, or of a group of objects. */
export type DrawerTarget =
  | { readonly kind: 'open'; readonly input: DrawerInput }
  | { readonly kind: 'group'; readonly input: ObjectGroupInput };

/**
 * A request for the drawer of an object: one that can be opened, or one of a wrong type, which closes the drawer and is
 * logged.
 */
export type DrawerRequest =
  | Extract<DrawerTarget, { readonly kind: 'open' }>
  | { readonly kind: 'invalid-type'; readonly value: unknown };

/**
 * Reads a request for a drawer. Members of the wrong shape, and those that the drawer does not declare, are dropped;
 * `undefined` without an id.
 */
export function readDrawerRequest(detail: unknown): DrawerRequest | undefined {
  if (!isRecord(detail)) return undefined;
  const type = toSearchType(getOwn(detail, 'search_type'));
  if (type === undefined) return { kind: 'invalid-type', value: getOwn(detail, 'search_type') };
  const id = getOwn(detail, 'id');
  if (!isString(id)) return undefined;
  const [name, tabId] = [getOwn(detail, 'name'), getOwn(detail, 'tabId')];
  return {
    kind: 'open',
    input: {
      ...readDeclared(detail, drawers[type]?.input ?? {}),
      ...(isFilled(name) && { name }),
      ...(isNumber(tabId) && Number.isInteger(tabId) && tabId >= 1 && { tabId }),
      search_type: type,
      id,
    },
  };
}

/** A whole number from 1 to the largest search type, also as text, or the name of a kind of object. */
function toSearchType(value: unknown): number | string | undefined {
  const { largest, names } = searchTypes();
  if (isString(value) && names.includes(value)) return value;
  const number = isString(value) && /^\d{1,4}$/.test(value) ? Number(value) : value;
  return isNumber(number) && Number.isInteger(number) && number >= 1 && number <= largest ? number : undefined;
}

/** The input of the drawer of a group of objects. The payload is sent to the server unchanged. */
export interface ObjectGroupInput {
  readonly title?: string;
  readonly payload: unknown;
}

/** Reads a request for a group; `undefined` if its payload is not JSON or longer than an address can hold. */
export function readObjectGroup(detail: unknown): ObjectGroupInput | undefined {
  if (!isRecord(detail)) return undefined;
  const title = getOwn(detail, 'title');
  const payload = asJson(getOwn(detail, 'payload'));
  if (payload === undefined || payload === null || (title !== undefined && !isString(title))) return undefined;
  return { ...(title !== undefined && { title }), payload };
}

/** The value after a conversion to JSON and back; `undefined` if JSON cannot express it or the text is too long. */
function asJson(value: unknown): unknown {
  try {
    const text = JSON.stringify(value);
    return isString(text) && text.length <= settings.drawer.longestPayload ? parseJson(text) : undefined;
  } catch {
    return undefined;
  }
}
