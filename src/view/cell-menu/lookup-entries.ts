import { safeLink } from '~/api/safe-address';
import { isShown } from '~/descriptor/is-shown';
import type { Lookup } from '~/generated/contract/descriptor-types';
import type { Translate } from '~/i18n/translate';
import { getOwn } from '~/lib/get-own';
import { indicatorOf } from '~/lib/indicator';
import { isString } from '~/lib/json';
import { percentEncode } from '~/lib/percent-encode';
import type { AppServices } from '../context/services';
import type { CellEntry } from './cell-entry';
import type { CellValue } from './cell-value';

/** The entries that open other services which know about a value, in a new window. */
export function lookupEntries(
  { isName, copy }: CellValue,
  { settings, scope, config, trust }: AppServices,
  t: Translate,
): readonly CellEntry[] {
  const indicator = isName ? indicatorOf(copy) : undefined;
  if (!indicator) return [];
  return (settings.lookups ?? []).flatMap((lookup) => {
    if (!lookup.for.includes(indicator.type) || !isShown(lookup, scope)) return [];
    const target = safeLink(addressOf(lookup, getOwn(config.externalLinks, lookup.link), indicator.value), trust);
    // Only the own origin and those that the deployment names: nothing in the value decides where it leads.
    if (!target?.opens) return [];
    const label = t('UI.CELL.LOOKUP', { name: t(lookup.label, scope) });
    return [{ id: `lookup-${lookup.id}`, label, icon: 'share', href: target.href } as const];
  });
}

function addressOf({ path }: Lookup, base: unknown, value: string): string | undefined {
  const encoded = percentEncode(value);
  if (!isString(base) || encoded === undefined) return undefined;
  const start = base.endsWith('/') || path.startsWith('?') ? base : `${base}/`;
  return start + path.replace('{value}', () => encoded);
}
