import { toBase64url } from '../base64url';
import { percentEncode } from '../percent-encode';
import { countText } from './cost';
import type { Decision } from './logic';

/** True if the text contains the part. */
export function contains(text: unknown, part: unknown): Decision {
  return bothTexts(text, part, (haystack, needle) => haystack.includes(needle));
}

/** True if the text starts with the part. */
export function startsWith(text: unknown, part: unknown): Decision {
  return bothTexts(text, part, (haystack, needle) => haystack.startsWith(needle));
}

/** True if the text ends with the part. */
export function endsWith(text: unknown, part: unknown): Decision {
  return bothTexts(text, part, (haystack, needle) => haystack.endsWith(needle));
}

/** The text in lower case, independent of the language, so that names compare alike everywhere. */
export function lower(text: unknown): string | undefined {
  return changed(text, (given) => given.toLowerCase());
}

/** The text of HTML without its tags. The result is text and may be no other thing: it can contain `<` again. */
export function plainText(text: unknown): string | undefined {
  return changed(text, (given) =>
    given
      .replace(/<\/?[a-z][^<>]*>/gi, '')
      .replace(/&(lt|gt|amp|quot|#39|nbsp);/g, (entity, name: keyof typeof entities) => entities[name] ?? entity),
  );
}

const entities = { lt: '<', gt: '>', amp: '&', quot: '"', '#39': "'", nbsp: ' ' } as const;

/** A text, a number or a boolean as text. */
export function string(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined;
}

/** A number, or the number that a text contains in digits. */
export function number(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  if (typeof value !== 'string') return undefined;
  countText(value, 'searched');
  return /^\s*-?\d{1,15}(?:\.\d{1,15})?\s*$/.test(value) ? Number(value) : undefined;
}

/** A time in seconds since 1970 as a text of RFC 3339 in UTC, for the years that four digits can write. */
export function isoTime(seconds: unknown): string | undefined {
  const time = new Date(typeof seconds === 'number' ? seconds * 1000 : NaN);
  const text = Number.isNaN(time.getTime()) ? '' : time.toISOString();
  return /^\d/.test(text) ? text.replace(/\.000Z$/, 'Z') : undefined;
}

/** True for an IPv4 address of a private network, and for an empty text: both mean an internal host. */
export function isPrivateIp(address: unknown): Decision {
  if (typeof address !== 'string') return undefined;
  return address === '' || (ipv4.test(address) && privateNetwork.test(address));
}

/** Four numbers from 0 to 255, without leading zeros. */
const ipv4 = /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?!$)|$)){4}$/;

const privateNetwork = /^(?:10|192\.168|172\.(?:1[6-9]|2\d|3[01]))\./;

/** The UTF-8 text in base64, standard alphabet, without padding. */
export function base64(text: unknown): string | undefined {
  return changed(text, (given) => toBase64url(given).replaceAll('-', '+').replaceAll('_', '/'));
}

/** The text percent-encoded; undecided for half a surrogate pair. */
export function encode(text: unknown): string | undefined {
  return changed(text, percentEncode);
}

/** True if a version of numbers with dots is not below another; missing parts count as 0. */
export function versionAtLeast(version: unknown, minimum: unknown): Decision {
  const [parts, minParts] = [partsOf(version), partsOf(minimum)];
  if (!parts || !minParts) return undefined;
  for (let index = 0; index < Math.max(parts.length, minParts.length); index += 1) {
    const difference = (parts[index] ?? 0) - (minParts[index] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  return true;
}

/** The first value unless it is absent, null or empty text; then the second. */
export function orElse(value: unknown, other: unknown): unknown {
  return value === undefined || value === null || value === '' ? other : value;
}

function bothTexts(text: unknown, part: unknown, test: (text: string, part: string) => boolean): Decision {
  if (typeof text !== 'string' || typeof part !== 'string') return undefined;
  countText(text, 'searched');
  return test(text, part);
}

function changed<Result>(text: unknown, change: (text: string) => Result): Result | undefined {
  if (typeof text !== 'string') return undefined;
  countText(text, 'changed');
  return change(text);
}

function partsOf(version: unknown): readonly number[] | undefined {
  if (typeof version !== 'string') return undefined;
  countText(version, 'changed');
  const [, digits] = /^\s*(\d+(?:\.\d+)*)(?![\d.])/.exec(version) ?? [];
  return digits?.split('.').map(Number);
}
