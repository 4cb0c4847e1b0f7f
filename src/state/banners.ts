import type { Client } from '~/api/client';
import { createStore, type ReadableStore } from '~/lib/store';
import type { ExternalBanner } from './read-banners';

/** What makes a banner the same one. */
export interface BannerName {
  readonly key: string;
  /** The product it is about. */
  readonly pid: string;
}

/** What the sources of banners have answered so far. */
export interface BannerAnswers {
  /** By the name of the source. */
  readonly answers: Readonly<Record<string, unknown>>;
  /** Whether an answer is still to come. */
  readonly loading: boolean;
}

/** The banners above the page, as far as they outlive what draws them. */
export interface Banners {
  /** What other parts of the page handed in, in their order. */
  readonly given: ReadableStore<readonly ExternalBanner[]>;
  /** Keys of those that were taken away; they stay away for as long as the page lives. */
  readonly gone: ReadableStore<ReadonlySet<string>>;
  /** Puts these in the place of all that were handed in before. */
  give(banners: readonly ExternalBanner[]): void;
  /** Takes a banner away from this page. */
  hide(banner: BannerName): void;
  /** Takes a banner away for good. */
  dismiss(banner: BannerName): void;
}

/** Begins without banners. Each dismissal is sent to the server; if that fails, only the log has it. */
export function createBanners(client: Pick<Client, 'api'>, log: (message: string) => void): Banners {
  const given = createStore<readonly ExternalBanner[]>([]);
  const gone = createStore<ReadonlySet<string>>(new Set());
  const remove = async (
    { key, pid }: BannerName,
    path: '/ui/uic/v3/hideBanner' | '/ui/uic/v3/dismissBanner',
  ): Promise<void> => {
    gone.update((keys) => new Set([...keys, key]));
    try {
      await client.api.POST(path, { body: { pid } });
    } catch (error) {
      log(String(error));
    }
  };
  return {
    given,
    gone,
    give: given.set,
    hide: (banner) => void remove(banner, '/ui/uic/v3/hideBanner'),
    dismiss: (banner) => void remove(banner, '/ui/uic/v3/dismissBanner'),
  };
}
