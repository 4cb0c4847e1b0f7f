import type { Body } from '~/generated/contract/operations';
import { indicatorsIn, type IndicatorType } from '~/lib/indicator';
import { ageNow } from '../../alerts/work';
import { DAY, type Age, type Clock } from '../../time/age';
import { suspiciousObjects } from './generate';
import { revised } from '../../versions';
import type { SuspiciousObject } from './types';

/** The list of suspicious objects as analysts have made it since the start of the demo. */
export interface SuspiciousWork {
  /** Absent before the first change. */
  objects?: readonly SuspiciousObject[];
  /** The number of objects that were added, which gives each its id. */
  added: number;
}

/** A clock with that list. */
export interface SuspiciousWorld extends Clock {
  readonly state: { readonly suspicious: SuspiciousWork };
}

const types: Partial<Record<IndicatorType, SuspiciousObject['type']>> = {
  sha1: 'file',
  url: 'url',
  domain: 'domain',
  ip: 'ip',
};

/** The objects in the list now; what has expired has left it. */
export function suspiciousNow(world: SuspiciousWorld): readonly SuspiciousObject[] {
  const now = ageNow(world);
  const all = listOf(world);
  return all.some((each) => hasExpired(each, now)) ? all.filter((each) => !hasExpired(each, now)) : all;
}

/** Adds an object. Gives why it cannot be added, if so. */
export function addSuspicious(
  world: SuspiciousWorld,
  { value: given, action, expiresInDays, note }: Body<'addSuspiciousObject'>,
  author: string,
): 'unknown' | 'duplicate' | undefined {
  const [indicator] = indicatorsIn(given, 1);
  const type = indicator && types[indicator.type];
  if (!indicator || !type) return 'unknown';
  const { value } = indicator;
  if (suspiciousNow(world).some((each) => each.value === value)) return 'duplicate';
  const { suspicious } = world.state;
  suspicious.added += 1;
  const added = ageNow(world);
  const object: SuspiciousObject = {
    ...{ id: `so-new-${suspicious.added}`, type, value, action, added, note: note ?? null },
    ...{ source: 'analyst', addedBy: author, expires: expiryOf(expiresInDays, added), matches: 0 },
  };
  suspicious.objects = [object, ...listOf(world)];
  return undefined;
}

/** Changes objects. */
export function changeSuspicious(
  world: SuspiciousWorld,
  change: Omit<Body<'changeSuspiciousObjects'>, 'versions'>,
): void {
  const { ids, action, expiresInDays } = change;
  world.state.suspicious.objects = listOf(world).map((each) =>
    ids.includes(each.id)
      ? {
          ...revised(each),
          ...(action !== undefined && { action }),
          ...(expiresInDays !== undefined && { expires: expiryOf(expiresInDays, ageNow(world)) }),
        }
      : each,
  );
}

/** Takes objects off the list. */
export function removeSuspicious(world: SuspiciousWorld, ids: readonly string[]): void {
  world.state.suspicious.objects = listOf(world).filter(({ id }) => !ids.includes(id));
}

function listOf(world: SuspiciousWorld): readonly SuspiciousObject[] {
  return world.state.suspicious.objects ?? suspiciousObjects();
}

function hasExpired({ expires }: SuspiciousObject, now: Age): boolean {
  return expires !== null && expires >= now;
}

function expiryOf(days: Body<'addSuspiciousObject'>['expiresInDays'], from: Age): Age | null {
  return days === 'never' ? null : from - Number(days) * DAY;
}
