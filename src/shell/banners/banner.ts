import { bannerTypes, type BannerType, type GivenBanner } from '../../actions/read-banners';
import { evaluate } from '../../descriptor/evaluate';
import { isShown } from '../../descriptor/is-shown';
import { itemScope } from '../../descriptor/list';
import { resolveText, type ResolvedText } from '../../descriptor/text';
import { textFor } from '../../descriptor/text-for';
import type { Banner as BannerDescriptor, Button } from '../../generated/descriptor-types';
import type { Scope } from '../../generated/types';
import { isList, isString } from '../../lib/json';

/** A banner that can be shown. */
export type Banner = {
  /** Tells it apart. */
  readonly key: string;
  readonly type: BannerType;
  /** The product it is about. */
  readonly pid: string;
} & (
  | {
      readonly from: 'console';
      readonly title: ResolvedText;
      readonly buttons: readonly Button[];
      readonly scope: Scope;
    }
  | { readonly from: 'event'; readonly given: GivenBanner }
);

/** The console's own banners: errors first, then warnings, then the rest, each in the order of the descriptors. */
export function ownBanners(described: readonly BannerDescriptor[], scope: Scope): readonly Banner[] {
  const banners = described.flatMap((descriptor) =>
    scopesOf(descriptor, scope).flatMap((each) => readBanner(descriptor, each) ?? []),
  );
  return apart(banners).toSorted((left, right) => rankOf(left) - rankOf(right));
}

/** Banners that were handed in, in their order. */
export function givenBanners(given: readonly GivenBanner[]): readonly Banner[] {
  return apart(
    given.map((each) => ({
      from: 'event',
      key: JSON.stringify(['event', each.pid, each.type, each.title]),
      type: each.type,
      pid: each.pid,
      given: each,
    })),
  );
}

/** Whether a banner can be closed: an error stays until it is settled. */
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

/** The first of each key. */
function apart(banners: readonly Banner[]): readonly Banner[] {
  const keys = new Set<string>();
  return banners.filter(({ key }) => !keys.has(key) && keys.add(key));
}
