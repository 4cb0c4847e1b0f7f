import type { Severity } from '../../../ui/severity';
import { partColor } from './part-color';
import { SeverityMark } from './SeverityMark';

/** A line as the reader knows it. */
export interface ShownSeries {
  readonly id: string;
  readonly name: string;
  readonly severity: Severity | undefined;
}

/** The names of the lines; a click hides one and shows it again. */
export function SeriesLegend(props: {
  readonly series: readonly ShownSeries[];
  readonly hidden: ReadonlySet<string>;
  readonly onToggle: (id: string) => void;
}) {
  return (
    <div className="descry-lines-legend">
      {props.series.map(({ id, name, severity }, at) => (
        <button
          key={id}
          type="button"
          className="descry-lines-series"
          aria-pressed={!props.hidden.has(id)}
          data-series={id}
          onClick={() => props.onToggle(id)}
        >
          {severity ? (
            <SeverityMark severity={severity} />
          ) : (
            <span className="descry-ring-mark" style={{ '--descry-part': partColor(undefined, at) }} />
          )}
          <span dir="auto">{name}</span>
        </button>
      ))}
    </div>
  );
}
