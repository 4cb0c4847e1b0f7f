import { memo } from 'react';
import { toAscii, toHex } from '~/lib/hex-bytes';
import type { HexRows } from '~/lib/hex-rows';
import { Dash } from '~/ui/Dash';
import { visibleText } from '~/lib/visible-text';

/** A row of a hex view: the name of its line, its offset, its bytes and their characters. */
export const HexLine = memo(function HexLine(props: {
  readonly id: string;
  readonly index: number;
  readonly rows: HexRows;
  /** The first and the last selected column; -1 if none is selected. */
  readonly from: number;
  readonly to: number;
  /** The font is monospaced. */
  readonly even: boolean;
}) {
  const { index, from, to, even } = props;
  const row = props.rows.row(index);
  if (!row) return null;
  const { bytes, text } = row;
  const isSelected = from >= 0;
  return (
    <div
      role="row"
      id={props.id}
      aria-rowindex={index + 1}
      aria-selected={isSelected}
      data-item={index}
      className="descry-hex-row"
    >
      <span role="rowheader" className={row.continued ? 'descry-hex-line descry-hex-continued' : 'descry-hex-line'}>
        <bdi>{visibleText(row.line)}</bdi>
      </span>
      <span role="gridcell" className="descry-hex-offset">
        {text === undefined && row.offset.toString(16).padStart(8, '0')}
      </span>
      {text === undefined ? (
        <>
          <span role="gridcell" className="descry-hex-bytes" data-bytes="" data-even={even || undefined}>
            <HexParts parts={toHex(bytes, ' |').split('|')} from={from} to={to} even={even} />
          </span>
          <span role="gridcell" className="descry-hex-text" data-bytes="" data-even={even || undefined}>
            <HexParts parts={[...toAscii(bytes)]} from={from} to={to} even={even} />
          </span>
        </>
      ) : (
        <span role="gridcell" aria-colspan={2} className="descry-hex-other">
          {text === '' ? <Dash /> : <bdi>{isSelected ? <mark>{visibleText(text)}</mark> : visibleText(text)}</bdi>}
        </span>
      )}
    </div>
  );
});

/**
 * The bytes of a row with the selected ones marked. Without a monospaced font each byte has its own element, so that
 * the columns align; with one the bytes are a single text, which renders many times faster.
 */
function HexParts(props: {
  readonly parts: readonly string[];
  readonly from: number;
  readonly to: number;
  readonly even: boolean;
}) {
  const { parts, from, to, even } = props;
  const slice = (start: number, end: number) =>
    even
      ? parts.slice(start, end).join('')
      : parts.slice(start, end).map((text, index) => <span key={start + index}>{text}</span>);
  if (from < 0) return slice(0, parts.length);
  return (
    <>
      {slice(0, from)}
      <mark>{slice(from, to + 1)}</mark>
      {slice(to + 1, parts.length)}
    </>
  );
}
