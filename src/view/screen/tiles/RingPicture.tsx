/** One segment of the ring. */
export interface RingSlice {
  readonly value: number;
  readonly color: string;
}

/** The start and end of an arc, as fractions of the ring clockwise from its top. */
export interface Arc {
  readonly from: number;
  readonly to: number;
}

/** The shortest arc that is still visible, as a fraction of the ring. */
const minArc = 0.012;

/**
 * One arc for each value, in order; `undefined` for 0. Arcs below the visible minimum get it at the cost of the others.
 */
export function ringArcs(values: readonly number[]): readonly (Arc | undefined)[] {
  const sum = values.reduce((total, value) => total + value, 0);
  if (!(sum > 0)) return values.map(() => undefined);
  const minShare = Math.min(minArc, 1 / values.length);
  const isShort = (value: number): boolean => value > 0 && value / sum < minShare;
  const short = values.filter(isShort);
  const others = sum - short.reduce((total, value) => total + value, 0);
  const available = 1 - short.length * minShare;
  let end = 0;
  return values.map((value) => {
    if (value <= 0) return undefined;
    const from = end;
    end += isShort(value) ? minShare : (value / others) * available;
    return { from, to: end };
  });
}

/** Radius in the view box of 120 by 120. */
const radius = 50;

/** Space between two arcs, as a fraction of the ring. */
const gap = 0.006;

/** The ring with its sum in the middle. One arc can be highlighted. */
export function RingPicture(props: {
  readonly slices: readonly RingSlice[];
  /** Index of the highlighted arc. */
  readonly highlighted: number | undefined;
  readonly summary: string;
  readonly sum: string;
  readonly unit: string | undefined;
}) {
  const { slices, highlighted, sum, unit } = props;
  const arcs = ringArcs(slices.map(({ value }) => value));
  const isSingle = arcs.filter(Boolean).length === 1;
  return (
    <div className="descry-ring-picture" role="img" aria-label={props.summary}>
      <svg viewBox="0 0 120 120" aria-hidden="true">
        <circle className="descry-ring-track" cx="60" cy="60" r={radius} />
        {arcs.map((arc, index) => {
          if (!arc) return null;
          const length = arc.to - arc.from;
          // Even the shortest arc has a gap to the next one.
          const dash = isSingle ? 1 : Math.max(length - gap, length / 2);
          return (
            <circle
              key={index}
              className="descry-ring-arc"
              data-arc={index}
              data-lifted={highlighted === index || undefined}
              data-sunk={(highlighted !== undefined && highlighted !== index) || undefined}
              cx="60"
              cy="60"
              r={radius}
              pathLength={1}
              strokeDasharray={`${dash} ${1 - dash}`}
              strokeDashoffset={-arc.from}
              style={{ '--descry-part': slices[index]?.color ?? '' }}
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
