import { useState } from 'react';
import type { Action, RingTile } from '~/generated/contract/descriptor-types';
import { numberText, shareText } from '~/lib/format/number-text';
import { useTranslate } from '~/i18n/translate';
import { useServices } from '~/view/context/services';
import { ActionTrigger, useOpenEntry } from './ActionTrigger';
import { ChartCard } from './ChartCard';
import { ColorMark, partColor, PartName, PartTable, restColor } from './part-views';
import { useParts, type NamedParts } from './use-parts';
import { RingPicture } from './RingPicture';
import { TileEmpty, UncountedNote, type TileProps } from './TileBody';
import { tileNumber } from './tile-number';

/** A tile with a ring whose segments are the parts of a sum, and a legend with name, number and share. */
export function RingTileView({ tile, scope, title }: TileProps<RingTile>) {
  const { format } = useServices();
  const t = useTranslate();
  const [highlighted, setHighlighted] = useState<number>();
  const data = useParts(tile, scope, title);
  const { parts, summary, largest } = data;
  const { shown, rest, sum, uncounted } = parts;
  if (!largest) return <TileEmpty tile={tile} scope={scope} uncounted={uncounted} />;
  const slices = shown.map(({ value, severity }, index) => ({ value, color: partColor(severity, index) }));
  return (
    <ChartCard
      tile={tile}
      table={() => <PartTable label={title} data={data} withShares />}
      note={<UncountedNote count={uncounted} />}
    >
      <div className="descry-ring">
        <RingPicture
          slices={rest.value > 0 ? [...slices, { value: rest.value, color: restColor }] : slices}
          highlighted={highlighted}
          summary={summary}
          sum={tileNumber(sum, 'number', format)}
          unit={tile.unit && t(tile.unit, scope)}
        />
        <RingLegend data={data} title={title} action={tile.open} onHighlight={setHighlighted} />
      </div>
    </ChartCard>
  );
}

/** The names, numbers and shares of the segments. Pointing at one highlights its segment. */
function RingLegend(props: {
  readonly data: NamedParts;
  readonly title: string;
  readonly action: Action | undefined;
  readonly onHighlight: (index: number | undefined) => void;
}) {
  const { data, title, action, onHighlight } = props;
  const { nameOf, restName } = data;
  const { shown, rest, all, sum } = data.parts;
  const openEntry = useOpenEntry(
    action,
    title,
    all.map((part) => part.scope),
  );
  return (
    <ul className="descry-ring-legend" onPointerLeave={() => onHighlight(undefined)}>
      {shown.map((part, index) => (
        <li
          key={part.index}
          data-item={part.index}
          data-severity={part.severity}
          onPointerEnter={() => onHighlight(index)}
          onFocus={() => onHighlight(index)}
          onBlur={() => onHighlight(undefined)}
        >
          {part.severity === undefined && <ColorMark color={partColor(part.severity, index)} />}
          <ActionTrigger
            action={action}
            scope={part.scope}
            onAct={() => openEntry?.(index)}
            className="descry-ring-name"
          >
            <PartName name={nameOf(part)} severity={part.severity} />
          </ActionTrigger>
          <ValueAndShare value={part.value} sum={sum} />
        </li>
      ))}
      {rest.count > 0 && (
        <li className="descry-muted" data-item="rest" onPointerEnter={() => onHighlight(shown.length)}>
          <ColorMark color={restColor} />
          <span className="descry-ring-name">{restName}</span>
          <ValueAndShare value={rest.value} sum={sum} />
        </li>
      )}
    </ul>
  );
}

function ValueAndShare({ value, sum }: { readonly value: number; readonly sum: number }) {
  const { format } = useServices();
  return (
    <>
      <span className="descry-ring-number">{numberText(value, format)}</span>
      <span className="descry-ring-share">{shareText(sum > 0 ? value / sum : 0, format)}</span>
    </>
  );
}
