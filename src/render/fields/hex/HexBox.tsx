import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { showNumber } from '../../../descriptor/format/number';
import type { HexRows } from '../../../lib/hex-rows';
import { useUiText } from '../../../ui/ui-text';
import { useRowWindow } from '../../../ui/use-row-window';
import { useServices } from '../../services';
import { useCopy } from '../../use-copy';
import { CopyAs } from './CopyAs';
import { GoToOffset } from './GoToOffset';
import { bytesBetween, chosenIn, movedTo, rangeOf, type HexChoice } from './hex-places';
import { placeAt, reveal } from './hex-pointer';
import { HexLine } from './HexLine';
import './hex.css';
import { useHexLayout } from './use-hex-layout';

const nothing = [-1, -1] as const;

const digits = (value: number, length: number): string => value.toString(16).padStart(length, '0');
const probed = ['0', 'f', 'i', '.', 'W'];

/**
 * Rows of bytes in a box of its own, of which only those to be seen are drawn. Bytes are chosen by the pointer, or by
 * the keys that move with Shift; the buttons copy the chosen ones, else all.
 */
export function HexBox(props: {
  readonly label: string;
  readonly rows: HexRows;
  readonly perRow: number;
  /** Characters of the longest name of a line. */
  readonly longestLine: number;
}) {
  const { rows, perRow } = props;
  const { format, settings } = useServices();
  const say = useUiText();
  const putOnClipboard = useCopy();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const probe = useRef<HTMLSpanElement>(null);
  const longestLine = Math.min(props.longestLine, 12);
  const layout = useHexLayout(box, probe, perRow, longestLine);
  const { rowHeight } = layout;
  // Room for a bar that scrolls sideways.
  const height = Math.min(rows.count * rowHeight, settings.drawer.hexHeight) + 18;
  const drawn = useRowWindow(rows.count, rowHeight, height);
  const [choice, setChoice] = useState<HexChoice>();
  const head = choice?.head;
  const isRange = choice !== undefined && choice.anchor !== choice.head;
  const headRow = head === undefined ? -1 : Math.floor(head / perRow);

  useLayoutEffect(() => {
    if (box.current && head !== undefined)
      reveal(box.current, Math.floor(head / perRow), (head % perRow) / perRow, rowHeight);
    // Asked for once more, a place that was scrolled away comes back.
  }, [choice, head, perRow, rowHeight]);

  const copy = (as: 'hex' | 'text', [from, to] = isRange ? rangeOf(choice) : [0, rows.count * perRow]) =>
    putOnClipboard(rows.copy(from, to, as));
  const onKeyDown = (event: KeyboardEvent): void => {
    const command = event.ctrlKey || event.metaKey;
    if (command && event.key === 'a') setChoice({ anchor: 0, head: rows.count * perRow - 1 });
    else if (command && event.key === 'c' && choice) void copy('hex', rangeOf(choice));
    else if (event.altKey) return;
    else {
      const page = Math.max(1, Math.floor(height / rowHeight) - 1);
      const next = movedTo(event.key, head ?? 0, { rows, perRow, page, whole: command });
      if (next === undefined) return;
      setChoice({ anchor: event.shiftKey ? (choice?.anchor ?? 0) : next, head: next });
    }
    event.preventDefault();
  };
  const onPointer = (event: PointerEvent): void => {
    const place = event.buttons === 1 ? placeAt(event, perRow) : undefined;
    if (place === undefined) return;
    const keeps = choice !== undefined && (event.type === 'pointermove' || event.shiftKey);
    setChoice({ anchor: keeps ? choice.anchor : place, head: place });
  };

  const count = (bytes: number): string => showNumber(bytes, format)?.text ?? '';
  const [from, to] = isRange ? rangeOf(choice) : [0, -1];
  const row = head === undefined ? undefined : rows.row(headRow);
  const byte = row?.bytes[(head ?? 0) % perRow];
  const here =
    row &&
    byte !== undefined &&
    say('UI.HEX_AT', { offset: digits(row.offset + ((head ?? 0) % perRow), 8), byte: digits(byte, 2), number: byte });
  return (
    <div className="descry-hex">
      <div className="descry-hex-tools">
        <span className="descry-muted" role="status">
          {isRange
            ? say('UI.HEX_CHOSEN', { count: count(bytesBetween(rows, perRow, from, to)) })
            : (here ?? say('UI.HEX_SIZE', { count: count(rows.size) }))}
        </span>
        <GoToOffset
          onGo={(offset) => {
            const place = rows.placeOf(offset);
            setChoice({ anchor: place, head: place });
            box.current?.focus();
          }}
        />
        <CopyAs label={say('UI.HEX_COPY_HEX')} onCopy={() => copy('hex')} />
        <CopyAs label={say('UI.HEX_COPY_TEXT')} onCopy={() => copy('text')} />
      </div>
      <div
        ref={box}
        role="grid"
        aria-label={props.label}
        aria-rowcount={rows.count}
        aria-multiselectable="true"
        aria-activedescendant={headRow >= drawn.first && headRow < drawn.end ? `${id}-${headRow}` : undefined}
        tabIndex={0}
        dir="ltr"
        className="descry-hex-box"
        data-layout={layout.kind}
        style={{
          height,
          '--descry-hex-pitch': `${layout.pitch}px`,
          '--descry-hex-columns': perRow,
          '--descry-hex-name': `${longestLine}ch`,
        }}
        onScroll={drawn.onScroll}
        onKeyDown={onKeyDown}
        onPointerDown={onPointer}
        onPointerMove={onPointer}
      >
        <span ref={probe} className="descry-hex-probe" aria-hidden="true">
          {probed.map((character) => (
            <span key={character}>{character.repeat(10)}</span>
          ))}
        </span>
        <div role="presentation" className="descry-hex-whole" style={{ height: drawn.whole }}>
          <div role="rowgroup" style={{ transform: `translateY(${drawn.above}px)` }}>
            {Array.from({ length: drawn.end - drawn.first }, (_, nth) => {
              const index = drawn.first + nth;
              const [from, to] = chosenIn(choice, index, perRow) ?? nothing;
              return (
                <HexLine
                  key={index}
                  id={`${id}-${index}`}
                  index={index}
                  rows={rows}
                  from={from}
                  to={to}
                  even={layout.even}
                />
              );
            })}
          </div>
        </div>
      </div>
    </div>
  );
}
