import { isBoolean, isList, isNumber, isRecord, isString } from '~/lib/json';
import { getOwn } from '~/lib/get-own';

/** A mistake in one member. */
export class Mistake extends Error {
  readonly key: string;

  constructor(key: string, reason: string) {
    super(reason);
    this.key = key;
  }
}

/** Reads members of an object. An absent member is `undefined`; a wrong one throws a `Mistake`. */
export interface Members {
  /** True if the object has a member of this name, whatever its value. */
  has(name: string): boolean;
  text(name: string): string | undefined;
  flag(name: string): boolean | undefined;
  number(name: string, min: number, max: number): number | undefined;
  oneOf<T extends string>(name: string, allowed: readonly T[]): T | undefined;
  /** An http(s) origin, with a path or none; without a slash at its end. */
  base(name: string): string | undefined;
  origins(name: string): readonly string[] | undefined;
  /** An http(s) address, or a path of the console's origin. */
  address(name: string): string | undefined;
  /** The members of a nested object; an absent one has none. */
  object(name: string, known: readonly string[]): Members;
}

/** The members of `value`. Members that are not `known` are mistakes. `prefix` names the object in mistakes. */
export function readMembers(value: unknown, prefix: string, known: readonly string[]): Members {
  if (!isRecord(value)) throw new Mistake(prefix.replace(/\.$/, ''), 'must be a JSON object');
  const unknown = Object.keys(value).find((name) => !known.includes(name));
  if (unknown !== undefined) throw new Mistake(`${prefix}${unknown}`, `is not one of ${known.join(', ')}`);

  const read = <T>(name: string, accept: (found: unknown) => T | undefined, reason: string): T | undefined => {
    const found = getOwn(value, name);
    if (found === undefined) return undefined;
    const accepted = accept(found);
    if (accepted === undefined) throw new Mistake(`${prefix}${name}`, reason);
    return accepted;
  };
  return {
    has: (name) => getOwn(value, name) !== undefined,
    text: (name) => read(name, (found) => (isString(found) ? found : undefined), 'must be text'),
    flag: (name) => read(name, (found) => (isBoolean(found) ? found : undefined), 'must be true or false'),
    number: (name, min, max) =>
      read(
        name,
        (found) => (isNumber(found) && min <= found && found <= max ? found : undefined),
        `must be a number from ${min} to ${max}`,
      ),
    oneOf: (name, allowed) =>
      read(name, (found) => allowed.find((entry) => entry === found), `must be ${allowed.join(' or ')}`),
    base: (name) => read(name, toBase, 'must be an http(s) address, or empty'),
    origins: (name) =>
      read(
        name,
        (found) => {
          const origins = isList(found) ? found.map(toOrigin) : [undefined];
          const named = origins.filter((origin) => origin !== undefined && origin !== '');
          return named.length === origins.length ? named.filter(isString) : undefined;
        },
        'must be a list of http(s) origins',
      ),
    address: (name) => read(name, toAddress, 'must be an http(s) address, or a path'),
    object: (name, knownInside) => {
      const found = getOwn(value, name);
      return readMembers(found === undefined ? {} : found, `${prefix}${name}.`, knownInside);
    },
  };
}

function toBase(value: unknown): string | undefined {
  if (value === '') return '';
  if (!isString(value) || !URL.canParse(value)) return undefined;
  const { protocol, origin, pathname, href } = new URL(value);
  const isWeb = protocol === 'http:' || protocol === 'https:';
  // Without user, password, query and fragment, which no call would have.
  return isWeb && href === origin + pathname ? href.replace(/\/+$/, '') : undefined;
}

function toOrigin(value: unknown): string | undefined {
  if (value === '') return '';
  if (!isString(value) || !URL.canParse(value)) return undefined;
  const url = new URL(value);
  const isWeb = url.protocol === 'http:' || url.protocol === 'https:';
  // A path would be ignored, so it is a mistake; a closing slash is allowed, because address bars copy one.
  return isWeb && (value === url.origin || value === `${url.origin}/`) ? url.origin : undefined;
}

function toAddress(value: unknown): string | undefined {
  const base = 'https://own.invalid/';
  if (!isString(value) || value === '' || !URL.canParse(value, base)) return undefined;
  const { href } = new URL(value, base);
  // `//host` names another origin and no protocol, and no browser calls an address with a password.
  return /^https?:..[^@/]+\//.test(href) && (href.startsWith(base) || URL.canParse(value)) ? value : undefined;
}
