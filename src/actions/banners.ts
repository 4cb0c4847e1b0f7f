import type { Client } from '../api/client';
import { createStore, type ReadableStore } from '../lib/store';
import type { GivenBanner } from './read-banners';

/** What makes a banner the same one. */
export interface BannerName {
  readonly key: string;
  /** The product it is about. */
  readonly pid: string;
}

/** The banners above the page, as far as they outlive what draws them. */
export interface Banners {
  /** What other parts of the page handed in, in their order. */
  readonly given: ReadableStore<readonly GivenBanner[]>;
  /** Keys of those that were taken away; they stay away for as long as the page lives. */
  readonly gone: ReadableStore<ReadonlySet<string>>;
  /** Puts these in the place of all that were handed in before. */
  give(banners: readonly GivenBanner[]): void;
  /** Takes a banner away from this page. */
  hide(banner: BannerName): void;
  /** Takes a banner away for good. */
  dismiss(banner: BannerName): void;
}

/** No banner yet. The server is told of each that goes; that it could not be told is only logged. */
export function createBanners(client: Pick<Client, 'call'>, log: (message: string) => void): Banners {
  const given = createStore<readonly GivenBanner[]>([]);
  const gone = createStore<ReadonlySet<string>>(new Set());
  const remove = async ({ key, pid }: BannerName, operation: 'hideBanner' | 'dismissBanner'): Promise<void> => {
    gone.update((keys) => new Set([...keys, key]));
    try {
      await client.call(operation, { body: { pid } });
    } catch (error) {
      log(String(error));
    }
  };
  return {
    given,
    gone,
    give: given.set,
    hide: (banner) => void remove(banner, 'hideBanner'),
    dismiss: (banner) => void remove(banner, 'dismissBanner'),
  };
}
