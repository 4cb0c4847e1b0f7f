import type { BarTile } from '~/generated/contract/descriptor-types';
import { numberText } from '~/lib/format/number-text';
import { useServices } from '~/view/context/services';
import { ActionTrigger, useOpenEntry } from './ActionTrigger';
import { ChartCard } from './ChartCard';
import { partColor, partEdge, PartName, PartTable } from './part-views';
import { useParts, type Part } from './use-parts';
import { TileEmpty, UncountedNote, type TileProps } from './TileBody';

/** A tile with one bar for each entry: its name, its bar and its number. */
export function BarTileView({ tile, scope, title }: TileProps<BarTile>) {
  const { format } = useServices();
  const data = useParts(tile, scope, title);
  const { parts, nameOf, restName, largest, summary } = data;
  const { shown, rest, all } = parts;
  const openEntry = useOpenEntry(
    tile.open,
    title,
    all.map((part) => part.scope),
  );
  if (!largest) return <TileEmpty tile={tile} scope={scope} uncounted={parts.uncounted} />;
  return (
    <ChartCard
      tile={tile}
      table={() => <PartTable label={title} data={data} />}
      note={<UncountedNote count={parts.uncounted} />}
    >
      <div className="descry-bars">
        <BarStrips parts={shown} longest={largest.value} summary={summary} />
        <ul className="descry-bars-list" style={{ gridRow: `1 / span ${shown.length + Number(rest.count > 0)}` }}>
          {shown.map((part, index) => (
            <li key={part.index} data-item={part.index} data-severity={part.severity}>
              <ActionTrigger
                action={tile.open}
                scope={part.scope}
                onAct={() => openEntry?.(index)}
                className="descry-bars-name"
              >
                <PartName name={nameOf(part)} severity={part.severity} />
              </ActionTrigger>
              <span className="descry-bars-number">{numberText(part.value, format)}</span>
            </li>
          ))}
          {rest.count > 0 && (
            <li className="descry-muted" data-item="rest">
              <span className="descry-bars-name">{restName}</span>
              <span className="descry-bars-number">{numberText(rest.value, format)}</span>
            </li>
          )}
        </ul>
      </div>
    </ChartCard>
  );
}

/** All bars as one image between the names and the numbers. A value of 0 is an empty track. */
function BarStrips(props: { readonly parts: readonly Part[]; readonly longest: number; readonly summary: string }) {
  const { parts, longest } = props;
  return (
    <div
      className="descry-bars-strips"
      role="img"
      aria-label={props.summary}
      style={{ gridRow: `1 / span ${parts.length}` }}
    >
      {parts.map(({ index, value, severity }) => (
        <span key={index} className="descry-bars-track">
          {value > 0 && (
            <span
              className="descry-bars-bar"
              style={{
                width: `${(value / longest) * 100}%`,
                '--descry-part': partColor(severity, 0),
                '--descry-part-edge': partEdge(severity, 0),
              }}
            />
          )}
        </span>
      ))}
    </div>
  );
}
