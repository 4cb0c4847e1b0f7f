import type { SafeStorage } from '~/platform/safe-storage';
import type { Page } from '~/platform/browser';
import { localKeys } from '~/platform/storage-keys';
import { readLiveMessage } from './live-message';

/** The options of the receiver. */
export interface ReceiverOptions {
  readonly page: Pick<Page, 'dispatch'>;
  /** Local storage. */
  readonly storage: Pick<SafeStorage, 'read'>;
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
          if (message.token === options.storage.read(localKeys.token)) options.onSignedOut();
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
