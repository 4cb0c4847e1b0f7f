import { useCallback } from 'react';
import { zoneName } from '~/lib/format/time-text';
import type { Column } from '~/generated/contract/descriptor-types';
import { useTranslate } from '~/i18n/translate';
import { Filled } from '~/ui/Filled';
import { useServices } from '../context/services';

/** The heading of a column. A column of times names the time zone, which the cells omit. */
export function ColumnName({ type, name }: { readonly type: Column['type']; readonly name: string }) {
  const { zone } = useServices().format;
  if (type !== 'dateTime') return name;
  return (
    <Filled message="UI.NAME_IN_ZONE" parts={{ name, zone: <span className="descry-zone">({zoneName(zone)})</span> }} />
  );
}

/** Returns the function that gives the heading of a column as text. */
export function useColumnHeading(): (type: Column['type'], name: string) => string {
  const { zone } = useServices().format;
  const t = useTranslate();
  return useCallback(
    (type, name) => (type === 'dateTime' ? t('UI.NAME_IN_ZONE', { name, zone: `(${zoneName(zone)})` }) : name),
    [zone, t],
  );
}
