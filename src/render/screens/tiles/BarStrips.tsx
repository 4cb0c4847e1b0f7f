import type { Part } from './parts';
import { partColor, partEdge } from './part-color';

/** The bars as one picture between names and numbers. A bar of 0 is an empty track. */
export function BarStrips(props: { readonly parts: readonly Part[]; readonly most: number; readonly gist: string }) {
  const { parts, most } = props;
  return (
    <div
      className="descry-bars-strips"
      role="img"
      aria-label={props.gist}
      style={{ gridRow: `1 / span ${parts.length}` }}
    >
      {parts.map(({ index, value, severity }) => (
        <span key={index} className="descry-bars-track">
          {value > 0 && (
            <span
              className="descry-bars-bar"
              style={{
                width: `${(value / most) * 100}%`,
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
