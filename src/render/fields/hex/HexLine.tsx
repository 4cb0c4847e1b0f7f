import { toAscii, toHex } from '../../../lib/hex-bytes';
import type { HexRow } from '../../../lib/hex-rows';
import { Dash } from '../../../ui/Dash';

/** One row: the name of its line, its position, its bytes and their characters. */
export function HexLine(props: {
  readonly id: string;
  readonly index: number;
  readonly row: HexRow;
  /** Between two bytes. */
  readonly separator: string;
  /** Chosen columns, both included. */
  readonly chosen: readonly [from: number, to: number] | undefined;
}) {
  const { index, row, separator, chosen } = props;
  const { bytes, text } = row;
  return (
    <div
      role="row"
      id={props.id}
      aria-rowindex={index + 1}
      aria-selected={chosen !== undefined}
      data-item={index}
      className="descry-hex-row"
    >
      <span role="rowheader" className={row.continued ? 'descry-hex-line descry-hex-continued' : 'descry-hex-line'}>
        <bdi>{row.line}</bdi>
      </span>
      <span role="gridcell" className="descry-hex-offset">
        {text === undefined && row.offset.toString(16).padStart(8, '0')}
      </span>
      {text === undefined ? (
        <>
          <span role="gridcell" className="descry-hex-bytes" data-bytes="">
            <Chosen text={toHex(bytes, separator)} unit={2} step={2 + separator.length} chosen={chosen} />
          </span>
          <span role="gridcell" className="descry-hex-text" data-bytes="">
            <Chosen text={toAscii(bytes)} unit={1} step={1} chosen={chosen} />
          </span>
        </>
      ) : (
        <span role="gridcell" aria-colspan={2} className="descry-hex-other">
          {text === '' ? <Dash /> : <bdi>{chosen ? <mark>{text}</mark> : text}</bdi>}
        </span>
      )}
    </div>
  );
}

/** A text of equally long pieces, some of them chosen. */
function Chosen(props: {
  readonly text: string;
  readonly unit: number;
  readonly step: number;
  readonly chosen: readonly [from: number, to: number] | undefined;
}) {
  const { text, step, chosen } = props;
  if (!chosen) return text;
  const from = chosen[0] * step;
  const to = chosen[1] * step + props.unit;
  return (
    <>
      {text.slice(0, from)}
      <mark>{text.slice(from, to)}</mark>
      {text.slice(to)}
    </>
  );
}
