import { useCallback, useMemo } from 'react';
import { evaluate } from '../../descriptor/evaluate';
import { listEntries } from '../../descriptor/list';
import type { ListField } from '../../generated/descriptor-types';
import { Pieces } from '../Pieces';
import { useServices } from '../services';
import { useLongList } from '../use-long-list';
import { firstEntries } from './CopyTools';
import type { FieldProps } from './field-component';
import { Line } from './Line';
import { entryText, ListEntry } from './ListEntry';

/** One line per entry; the first few, then a button for the rest. */
export function ListView({ field, scope }: FieldProps<ListField>) {
  const { settings } = useServices();
  const entries = useMemo(() => listEntries(evaluate(field.value, scope)), [field, scope]);
  const list = useLongList(entries.length, field.first ?? settings.limits.listFirst);
  const draw = useCallback(
    (index: number) => <ListEntry key={index} index={index} entry={entries[index]} field={field} scope={scope} />,
    [entries, field, scope],
  );
  const copied = (some: readonly unknown[]): string => some.map((entry) => entryText(field, scope, entry)).join('\n');
  return (
    <Line
      field={field}
      scope={scope}
      copy={{ first: copied(entries.slice(0, firstEntries)), all: () => copied(entries) }}
      beside={list.button}
      count={field.count ? entries.length : undefined}
    >
      {entries.length > 0 && (
        <ul className="descry-lines">
          <Pieces drawn={list.drawn} draw={draw} />
        </ul>
      )}
    </Line>
  );
}
