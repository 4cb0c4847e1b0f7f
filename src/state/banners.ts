import type { Client } from '~/api/client';
import { settings } from '~/generated/console/console';
import { engine } from '~/generated/console/engine';
import type { Scope } from '~/generated/contract/types';
import { getOwn } from '~/lib/get-own';
import { isList, isRecord, isString } from '~/lib/json';
import { truncate } from '~/lib/truncate';
import { callPort, type PortCall } from '~/session/ports';
import { createStore, type ReadableStore } from '~/lib/store';

/** The identity of a banner. */
export interface BannerName {
  readonly key: string;
  /** Id of the product that the banner is about. */
  readonly pid: string;
}

/** The answers of the sources of banners that have arrived. */
export interface BannerAnswers {
  /** By the name of the source. */
  readonly answers: Readonly<Record<string, unknown>>;
  /** True while an answer is missing. */
  readonly loading: boolean;
}

/** The state of banners that must survive a new rendering of the page. */
export interface Banners {
  /** The banners that other parts of the page passed to the console, in their order. */
  readonly external: ReadableStore<readonly ExternalBanner[]>;
  /** Keys of the banners that were hidden or dismissed; they stay hidden until the page is reloaded. */
  readonly gone: ReadableStore<ReadonlySet<string>>;
  /** Replaces all banners that were passed before. */
  setExternal(banners: readonly ExternalBanner[]): void;
  /** Hides a banner until the page is reloaded, and reports that to the server. */
  hide(banner: BannerName): void;
  /** Hides a banner, and tells the server never to show it again. */
  dismiss(banner: BannerName): void;
}

/** Creates the state without banners. A call to the server that fails is only logged. */
export function createBanners(
  client: Pick<Client, 'request'>,
  scope: () => Scope,
  log: (message: string) => void,
): Banners {
  const external = createStore<readonly ExternalBanner[]>([]);
  const gone = createStore<ReadonlySet<string>>(new Set());
  const remove = async ({ key, pid }: BannerName, port: PortCall | undefined): Promise<void> => {
    gone.update((keys) => new Set([...keys, key]));
    try {
      if (port) await callPort(client, port, { ...scope(), input: { pid } });
    } catch (error) {
      log(String(error));
    }
  };
  return {
    external,
    gone,
    setExternal: external.set,
    hide: (banner) => void remove(banner, engine.banners?.hide),
    dismiss: (banner) => void remove(banner, engine.banners?.dismiss),
  };
}

/** The types of banners, which decide about colour and icon. */
export const bannerTypes = ['error', 'warning', 'info', 'success'] as const;

/** The type of a banner. */
export type BannerType = (typeof bannerTypes)[number];

/** A button of a banner of another part of the page: its text, and an address that has not been checked. */
export interface GivenButton {
  readonly text: string;
  readonly link?: string;
}

/** A banner that another part of the page passed to the console. */
export interface ExternalBanner {
  readonly type: BannerType;
  readonly title: string;
  /** The product that the banner is about; calls to the server name it. */
  readonly pid: string;
  /** The button that leads to the solution. */
  readonly button?: GivenButton;
  /** The button that dismisses the banner. */
  readonly dismissButton?: GivenButton;
  /** True if `button` also dismisses the banner. */
  readonly flagResolve: boolean;
}

/**
 * Reads the detail of `console:set-banners`. Banners of the wrong shape and those beyond the limit are dropped;
 * `undefined` if the detail has no list, or none of its banners can be read.
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

/** A text that is not blank, truncated to `longest` characters. */
function words(value: unknown, longest: number): string | undefined {
  const text = isString(value) ? value.trim() : '';
  return text === '' ? undefined : truncate(text, longest);
}
