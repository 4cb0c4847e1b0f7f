import { bannerTypes, type BannerType, type ExternalBanner } from '~/state/banners';
import { evaluate } from '~/descriptor/evaluate';
import { isShown } from '~/descriptor/is-shown';
import { itemScope } from '~/descriptor/list';
import { resolveText, textFor } from '~/descriptor/text';
import type { ResolvedText } from '~/i18n/translate';
import type { Banner as BannerDescriptor, Button } from '~/generated/contract/descriptor-types';
import type { Scope } from '~/generated/contract/types';
import { isList, isString } from '~/lib/json';

/** A banner that can be shown. */
export type Banner = {
  /** Identifies the banner. */
  readonly key: string;
  readonly type: BannerType;
  /** The product that the banner is about. */
  readonly pid: string;
} & (
  | {
      readonly from: 'console';
      readonly title: ResolvedText;
      readonly buttons: readonly Button[];
      readonly scope: Scope;
    }
  | { readonly from: 'event'; readonly given: ExternalBanner }
);

/**
 * The banners of the descriptors: errors first, then warnings, then the others, each in the order of the descriptors.
 */
export function descriptorBanners(described: readonly BannerDescriptor[], scope: Scope): readonly Banner[] {
  const banners = described.flatMap((descriptor) =>
    scopesOf(descriptor, scope).flatMap((each) => readBanner(descriptor, each) ?? []),
  );
  return withoutDuplicates(banners).toSorted((left, right) => rankOf(left) - rankOf(right));
}

/** The banners that events show, in their order. */
export function externalBanners(given: readonly ExternalBanner[]): readonly Banner[] {
  return withoutDuplicates(
    given.map((each) => ({
      from: 'event',
      key: JSON.stringify(['event', each.pid, each.type, each.title]),
      type: each.type,
      pid: each.pid,
      given: each,
    })),
  );
}

/** True if the user can close a banner. An error stays until it is resolved. */
export function isClosable({ type }: Banner): boolean {
  return type !== 'error';
}

function scopesOf({ value }: BannerDescriptor, scope: Scope): readonly Scope[] {
  if (!value) return [scope];
  const entries = evaluate(value, scope);
  return isList(entries) ? entries.map((entry) => itemScope(scope, entry)) : [];
}

function readBanner(descriptor: BannerDescriptor, scope: Scope): Banner | undefined {
  const pid = descriptor.pid ? evaluate(descriptor.pid, scope) : descriptor.id;
  if (!isString(pid) || pid === '' || !isShown(descriptor, scope)) return undefined;
  const named = evaluate(descriptor.type, scope);
  const type = bannerTypes.find((each) => each === named) ?? 'info';
  return {
    from: 'console',
    key: JSON.stringify(['console', descriptor.id, pid, type]),
    ...{ type, pid, scope },
    title: resolveText(textFor(descriptor, scope), scope),
    buttons: descriptor.buttons ?? [],
  };
}

function rankOf({ type }: Banner): number {
  return type === 'error' ? 0 : type === 'warning' ? 1 : 2;
}

/** The first banner of each key. */
function withoutDuplicates(banners: readonly Banner[]): readonly Banner[] {
  const keys = new Set<string>();
  return banners.filter(({ key }) => !keys.has(key) && keys.add(key));
}
