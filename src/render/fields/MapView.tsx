import { useCallback, useMemo } from 'react';
import { evaluate } from '../../descriptor/evaluate';
import { showText } from '../../descriptor/format/text';
import { mapLines } from '../../descriptor/map-lines';
import type { MapField } from '../../generated/descriptor-types';
import { Dash } from '../../ui/Dash';
import { UntrustedText } from '../../ui/UntrustedText';
import { Pieces } from '../Pieces';
import { useServices } from '../services';
import { useLongList } from '../use-long-list';
import { firstEntries } from './CopyTools';
import type { FieldProps } from './field-component';
import { Line } from './Line';

/** Name and value, one line per entry. */
export function MapView({ field, scope }: FieldProps<MapField>) {
  const { settings } = useServices();
  const mono = field.mono === true;
  const lines = useMemo(
    () => mapLines(evaluate(field.value, scope)).map(({ name, value }) => ({ name, shown: showText(value) })),
    [field, scope],
  );
  const list = useLongList(lines.length, settings.limits.listFirst);
  const draw = useCallback(
    (index: number) => (
      <li key={index} data-item={index}>
        <span className="descry-map-name">
          <UntrustedText text={lines[index]?.name ?? ''} mono={mono} />
          {': '}
        </span>
        {lines[index]?.shown ? <UntrustedText text={lines[index].shown.text} mono={mono} /> : <Dash />}
      </li>
    ),
    [lines, mono],
  );
  const copied = (some: typeof lines): string =>
    some.map(({ name, shown }) => `${name}: ${shown?.copy ?? ''}`).join('\n');
  return (
    <Line
      field={field}
      scope={scope}
      beside={list.button}
      copy={{ first: copied(lines.slice(0, firstEntries)), all: () => copied(lines) }}
    >
      {lines.length > 0 && (
        <ul className="descry-lines">
          <Pieces drawn={list.drawn} draw={draw} />
        </ul>
      )}
    </Line>
  );
}
