import { isRecord, isString, parseJson } from '~/lib/json';
import { getOwn, ownText } from '~/lib/get-own';

const logoutTypes = [1, 2, 3] as const;

/** The message of a frame of the live channel. */
export type LiveMessage =
  | { readonly kind: 'unread'; readonly count: number }
  | { readonly kind: 'signed-out'; readonly token: string }
  | { readonly kind: 'access-changed'; readonly logoutType: (typeof logoutTypes)[number] }
  | { readonly kind: 'other'; readonly message: Readonly<Record<string, unknown>> };

/** Reads a frame of at most `maxLength` characters; `undefined` for a frame that is no message. */
export function readLiveMessage(frame: unknown, maxLength: number): LiveMessage | undefined {
  if (!isString(frame) || frame.length > maxLength) return undefined;
  const message = parseJson(frame);
  if (isCount(message)) return { kind: 'unread', count: message };
  const type = ownText(message, 'type');
  if (!isRecord(message) || type === undefined) return undefined;
  switch (type) {
    case 'ssoLogout': {
      const token = ownText(message, 'token');
      return token === undefined ? undefined : { kind: 'signed-out', token };
    }
    case 'accessControlUpdate': {
      const logoutType = logoutTypes.find((known) => known === getOwn(message, 'logoutType'));
      return logoutType && { kind: 'access-changed', logoutType };
    }
    default:
      return { kind: 'other', message };
  }
}

/** True for a whole number that is not negative. */
export function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && typeof value === 'number' && value >= 0;
}
