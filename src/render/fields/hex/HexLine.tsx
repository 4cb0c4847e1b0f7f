import { memo } from 'react';
import { toAscii, toHex } from '../../../lib/hex-bytes';
import type { HexRows } from '../../../lib/hex-rows';
import { Dash } from '../../../ui/Dash';

/** One row: the name of its line, its position, its bytes and their characters. Drawn anew only when something of it changes. */
export const HexLine = memo(function HexLine(props: {
  readonly id: string;
  readonly index: number;
  readonly rows: HexRows;
  /** The first and the last chosen column; -1 when none is. */
  readonly from: number;
  readonly to: number;
  /** All characters of the font are equally wide. */
  readonly even: boolean;
}) {
  const { index, from, to, even } = props;
  const row = props.rows.row(index);
  if (!row) return null;
  const { bytes, text } = row;
  const isChosen = from >= 0;
  return (
    <div
      role="row"
      id={props.id}
      aria-rowindex={index + 1}
      aria-selected={isChosen}
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
          <span role="gridcell" className="descry-hex-bytes" data-bytes="" data-even={even || undefined}>
            <Pieces pieces={toHex(bytes, ' |').split('|')} from={from} to={to} even={even} />
          </span>
          <span role="gridcell" className="descry-hex-text" data-bytes="" data-even={even || undefined}>
            <Pieces pieces={[...toAscii(bytes)]} from={from} to={to} even={even} />
          </span>
        </>
      ) : (
        <span role="gridcell" aria-colspan={2} className="descry-hex-other">
          {text === '' ? <Dash /> : <bdi>{isChosen ? <mark>{text}</mark> : text}</bdi>}
        </span>
      )}
    </div>
  );
});

/**
 * The bytes of a row, those chosen marked. In a font whose characters differ in width each has a place of its own, so
 * that columns stand straight; in any other they are one text, which is drawn many times faster.
 */
function Pieces(props: {
  readonly pieces: readonly string[];
  readonly from: number;
  readonly to: number;
  readonly even: boolean;
}) {
  const { pieces, from, to, even } = props;
  const draw = (start: number, end: number) =>
    even
      ? pieces.slice(start, end).join('')
      : pieces.slice(start, end).map((piece, index) => <span key={start + index}>{piece}</span>);
  if (from < 0) return draw(0, pieces.length);
  return (
    <>
      {draw(0, from)}
      <mark>{draw(from, to + 1)}</mark>
      {draw(to + 1, pieces.length)}
    </>
  );
}
