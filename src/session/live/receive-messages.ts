import { getOwn, ownText } from '~/lib/get-own';
import { isCount, isRecord, isString, parseJson } from '~/lib/json';
import type { Page } from '~/platform/browser';

/** The options of the receiver. */
export interface ReceiverOptions {
  readonly page: Pick<Page, 'dispatch'>;
  /** The token of this session, as the server knows it. */
  readonly token: () => string | undefined;
  /** Maximum length of a frame in characters. */
  readonly longest: number;
  readonly onUnread: (count: number) => void;
  readonly onSignedOut: () => void;
  readonly onAccessChanged: (logoutType: number) => void;
}

/** The receiver of the frames of the live channel. */
export interface Receiver {
  receive(frame: unknown): void;
  /** Number of frames that were no message. */
  ignored(): number;
}

/** Creates a receiver that handles live messages. A message of another kind is dispatched as a window event. */
export function createReceiver(options: ReceiverOptions): Receiver {
  let ignored = 0;
  return {
    receive(frame) {
      const message = readLiveMessage(frame, options.longest);
      switch (message?.kind) {
        case undefined:
          ignored += 1;
          break;
        case 'unread':
          options.onUnread(message.count);
          break;
        case 'signed-out':
          if (message.token === options.token()) options.onSignedOut();
          break;
        case 'access-changed':
          options.onAccessChanged(message.logoutType);
          break;
        case 'other':
          options.page.dispatch('console:message', message.message);
      }
    },
    ignored: () => ignored,
  };
}

const logoutTypes = [1, 2, 3] as const;

/** The message of a frame of the live channel. */
type LiveMessage =
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
