import type { Client } from '~/api/client';
import { settings } from '~/generated/console/console';
import { getOwn } from '~/lib/get-own';
import { isList, isRecord, isString } from '~/lib/json';
import { createStore, type ReadableStore } from '~/lib/store';

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

/** What a banner can be; decides its colour and picture. */
export const bannerTypes = ['error', 'warning', 'info', 'success'] as const;

/** One of them. */
export type BannerType = (typeof bannerTypes)[number];

/** A button of a banner that was handed in: its words, and an address that nobody has judged yet. */
export interface GivenButton {
  readonly text: string;
  readonly link?: string;
}

/** A banner that another part of the page handed in. */
export interface ExternalBanner {
  readonly type: BannerType;
  readonly title: string;
  /** The product that the banner is about; calls to the server name it. */
  readonly pid: string;
  /** Leads to what settles the matter. */
  readonly button?: GivenButton;
  /** Takes the banner away for good. */
  readonly dismissButton?: GivenButton;
  /** Whether using `button` also takes it away for good. */
  readonly flagResolve: boolean;
}

/**
 * Reads the detail of `console:set-banners`. Banners of the wrong shape are left out, and so are those beyond the limit;
 * without any that can be read, where some were meant, it is no request.
 */
export function readBanners(detail: unknown): readonly ExternalBanner[] | undefined {
  const items = getOwn(detail, 'items');
  if (!isList(items)) return undefined;
  const read = items.slice(0, settings.banners.maxBanners).flatMap((item) => readBanner(item) ?? []);
  return read.length > 0 || items.length === 0 ? read : undefined;
}

function readBanner(item: unknown): ExternalBanner | undefined {
  if (!isRecord(item)) return undefined;
  const type = bannerTypes.find((each) => each === getOwn(item, 'type'));
  const title = words(getOwn(item, 'title'), settings.banners.longestTitle);
  const pid = getOwn(item, 'pid');
  if (!type || title === undefined || !isString(pid) || pid === '') return undefined;
  const button = readButton(getOwn(item, 'btn'));
  const dismissButton = readButton(getOwn(item, 'dismiss_btn'));
  return {
    ...{ type, title, pid },
    ...(button && { button }),
    ...(dismissButton && { dismissButton }),
    flagResolve: getOwn(item, 'flagResolve') === true,
  };
}

function readButton(value: unknown): GivenButton | undefined {
  const text = words(getOwn(value, 'text'), settings.banners.longestLabel);
  const link = getOwn(value, 'link');
  return text === undefined ? undefined : { text, ...(isString(link) && link !== '' && { link }) };
}

/** Text that says something, cut where it is longer than a banner bears. */
function words(value: unknown, longest: number): string | undefined {
  if (!isString(value)) return undefined;
  const signs = [...value.slice(0, 2 * longest + 2).trim()];
  if (signs.length === 0) return undefined;
  return signs.length > longest ? `${signs.slice(0, longest).join('')}…` : signs.join('');
}
