import { isRecord, isString, parseJson } from '../../lib/json';
import { own, ownText } from '../../lib/own';

const logoutTypes = [1, 2, 3] as const;

/** What a frame of the live channel says. */
export type LiveMessage =
  | { readonly kind: 'unread'; readonly count: number }
  | { readonly kind: 'signed-out'; readonly token: string }
  | { readonly kind: 'access-changed'; readonly logoutType: (typeof logoutTypes)[number] }
  | { readonly kind: 'other'; readonly message: Readonly<Record<string, unknown>> };

/** Reads a frame of at most `longest` characters; `undefined` for everything that is no known message. */
export function readLiveMessage(frame: unknown, longest: number): LiveMessage | undefined {
  if (!isString(frame) || frame.length > longest) return undefined;
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
      const logoutType = logoutTypes.find((known) => known === own(message, 'logoutType'));
      return logoutType && { kind: 'access-changed', logoutType };
    }
    default:
      return { kind: 'other', message };
  }
}

/** Whether a value counts things. */
export function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && typeof value === 'number' && value >= 0;
}
