import { settings } from '~/generated/console/console';
import { isList, isRecord, isString } from '~/lib/json';
import { getOwn } from '~/lib/get-own';

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
