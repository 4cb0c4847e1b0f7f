import type { SafeStorage } from '../../lib/safe-storage';
import type { Page } from '../page';
import { localKeys } from '../storage-keys';
import { readLiveMessage } from './live-message';

/** What the messages of the live channel act on. */
export interface ReceiverOptions {
  readonly page: Pick<Page, 'dispatch'>;
  /** Local storage. */
  readonly storage: Pick<SafeStorage, 'read'>;
  /** Longest frame that is read, in characters. */
  readonly longest: number;
  readonly onUnread: (count: number) => void;
  readonly onSignedOut: () => void;
  readonly onAccessChanged: (logoutType: number) => void;
}

/** Takes the frames of the live channel. */
export interface Receiver {
  receive(frame: unknown): void;
  /** Frames that were no message. */
  ignored(): number;
}

/** Does what live messages say; one that the shell does not know itself goes on to the page as an event. */
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
