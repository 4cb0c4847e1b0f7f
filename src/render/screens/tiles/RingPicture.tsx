import { ringArcs } from './ring-arcs';

/** One part of the ring. */
export interface RingSlice {
  readonly value: number;
  readonly color: string;
}

/** The ring is drawn on a field of 120 by 120; its line is counted as 1. */
const radius = 50;
const gap = 0.006;

/** The ring and its sum. One arc can be lifted out of the others. */
export function RingPicture(props: {
  readonly slices: readonly RingSlice[];
  readonly lifted: number | undefined;
  readonly gist: string;
  readonly sum: string;
  readonly unit: string | undefined;
}) {
  const { slices, lifted, sum, unit } = props;
  const arcs = ringArcs(slices.map(({ value }) => value));
  const isWhole = arcs.filter(Boolean).length === 1;
  return (
    <div className="descry-ring-picture" role="img" aria-label={props.gist}>
      <svg viewBox="0 0 120 120" aria-hidden="true">
        <circle className="descry-ring-track" cx="60" cy="60" r={radius} />
        {arcs.map((arc, at) => {
          if (!arc) return null;
          const length = arc.to - arc.from;
          // Arcs stand apart, however short they are.
          const drawn = isWhole ? 1 : Math.max(length - gap, length / 2);
          return (
            <circle
              key={at}
              className="descry-ring-arc"
              data-arc={at}
              data-lifted={lifted === at || undefined}
              data-sunk={(lifted !== undefined && lifted !== at) || undefined}
              cx="60"
              cy="60"
              r={radius}
              pathLength={1}
              strokeDasharray={`${drawn} ${1 - drawn}`}
              strokeDashoffset={-arc.from}
              style={{ '--descry-part': slices[at]?.color ?? '' }}
            />
          );
        })}
      </svg>
      <span className="descry-ring-sum" aria-hidden="true">
        <strong data-long={sum.length > 6 || undefined}>{sum}</strong>
        {unit !== undefined && <span>{unit}</span>}
      </span>
    </div>
  );
}
