import { useCallback, useMemo } from 'react';
import { evaluate } from '~/descriptor/evaluate';
import { formatText } from '~/lib/format/text';
import { mapLines } from '~/descriptor/map-lines';
import type { MapField } from '~/generated/contract/descriptor-types';
import { Dash } from '~/ui/Dash';
import { untrustedText } from '~/ui/UntrustedText';
import { useServices } from '../context/services';
import { useIncrementalList, IncrementalList } from '../data/use-incremental-list';
import { firstEntries } from '../value/CopyTools';
import type { FieldProps } from './field-component';
import { Line } from './Line';

/** The entries of an object: name and value, one line each. */
export function MapView({ field, scope }: FieldProps<MapField>) {
  const { settings } = useServices();
  const mono = field.mono === true;
  const lines = useMemo(
    () => mapLines(evaluate(field.value, scope)).map(({ name, value }) => ({ name, formatted: formatText(value) })),
    [field, scope],
  );
  const list = useIncrementalList(lines.length, settings.limits.listFirst);
  const draw = useCallback(
    (index: number) => (
      <li key={index} data-item={index}>
        <span className="descry-map-name">
          {untrustedText(lines[index]?.name ?? '', mono)}
          {': '}
        </span>
        {lines[index]?.formatted ? untrustedText(lines[index].formatted.text, mono) : <Dash />}
      </li>
    ),
    [lines, mono],
  );
  const copyText = (entries: typeof lines): string =>
    entries.map(({ name, formatted }) => `${name}: ${formatted?.copy ?? ''}`).join('\n');
  return (
    <Line
      field={field}
      scope={scope}
      beside={list.button}
      copy={{ first: copyText(lines.slice(0, firstEntries)), all: () => copyText(lines) }}
    >
      {lines.length > 0 && (
        <ul className="descry-lines">
          <IncrementalList drawn={list.drawn} draw={draw} />
        </ul>
      )}
    </Line>
  );
}
