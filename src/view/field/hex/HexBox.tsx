import { useId, useRef, type RefObject } from 'react';
import type { HexRows } from '~/lib/hex-rows';
import { useRowWindow } from '~/ui/use-row-window';
import { useServices } from '~/view/context/services';
import { HexLine } from './HexLine';
import { HexTools } from './HexTools';
import './hex.css';
import { useHexLayout, type HexLayout } from './use-hex-layout';
import { selectedColumns, useHexSelection, type HexSelection } from './use-hex-selection';

/** Longer names of lines are truncated by the style sheet. */
const maxNameColumns = 12;

/** Height of the horizontal scroll bar and the padding, in pixels. */
const extraHeight = 18;

/**
 * Rows of bytes in a scrollable box; only the visible rows are rendered. Bytes are selected with the pointer, or with
 * Shift and the arrow keys. The buttons copy the selected bytes, or all bytes.
 */
export function HexBox(props: {
  readonly label: string;
  readonly rows: HexRows;
  readonly perRow: number;
  /** Length of the longest name of a line. */
  readonly longestLine: number;
}) {
  const { rows, perRow } = props;
  const { settings } = useServices();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const probe = useRef<HTMLSpanElement>(null);
  const nameColumns = Math.min(props.longestLine, maxNameColumns);
  const layout = useHexLayout(box, probe, perRow, nameColumns);
  const { rowHeight } = layout;
  const height = Math.min(rows.count * rowHeight, settings.drawer.hexHeight) + extraHeight;
  const visible = useRowWindow(rows.count, rowHeight, height);
  const { selection, select, copy, onKeyDown, onPointer } = useHexSelection(box, { rows, perRow, rowHeight, height });
  const headRow = selection === undefined ? -1 : Math.floor(selection.head / perRow);
  const goTo = (offset: number): void => {
    select(rows.rowOf(offset));
    box.current?.focus();
  };
  return (
    <div className="descry-hex">
      <HexTools rows={rows} perRow={perRow} selection={selection} onGoTo={goTo} onCopy={copy} />
      <div
        ref={box}
        role="grid"
        aria-label={props.label}
        aria-rowcount={rows.count}
        aria-multiselectable="true"
        aria-activedescendant={headRow >= visible.first && headRow < visible.end ? `${id}-${headRow}` : undefined}
        tabIndex={0}
        dir="ltr"
        className="descry-hex-box"
        data-layout={layout.kind}
        style={{ height, ...cssVariables(layout, perRow, nameColumns) }}
        onScroll={visible.onScroll}
        onKeyDown={onKeyDown}
        onPointerDown={onPointer}
        onPointerMove={onPointer}
      >
        <FontProbe ref={probe} />
        <HexLines id={id} rows={rows} perRow={perRow} selection={selection} visible={visible} even={layout.even} />
      </div>
    </div>
  );
}

function cssVariables({ pitch }: HexLayout, perRow: number, nameColumns: number) {
  return {
    '--descry-hex-pitch': `${pitch}px`,
    '--descry-hex-columns': perRow,
    '--descry-hex-name': `${nameColumns}ch`,
  };
}

/** Characters whose widths show whether the code font is monospaced. */
const probeCharacters = ['0', 'f', 'i', '.', 'W'];

/** Hidden text by which `useHexLayout` measures the code font. */
function FontProbe({ ref }: { readonly ref: RefObject<HTMLSpanElement | null> }) {
  return (
    <span ref={ref} className="descry-hex-probe" aria-hidden="true">
      {probeCharacters.map((character) => (
        <span key={character}>{character.repeat(10)}</span>
      ))}
    </span>
  );
}

const noColumns = [-1, -1] as const;

/** The visible rows in an element that has the height of all rows. */
function HexLines(props: {
  readonly id: string;
  readonly rows: HexRows;
  readonly perRow: number;
  readonly selection: HexSelection | undefined;
  readonly visible: ReturnType<typeof useRowWindow>;
  readonly even: boolean;
}) {
  const { id, rows, perRow, selection, visible, even } = props;
  return (
    <div role="presentation" className="descry-hex-whole" style={{ height: visible.whole }}>
      <div role="rowgroup" style={{ transform: `translateY(${visible.above}px)` }}>
        {Array.from({ length: visible.end - visible.first }, (_, offset) => {
          const index = visible.first + offset;
          const [from, to] = selectedColumns(selection, index, perRow) ?? noColumns;
          return (
            <HexLine key={index} id={`${id}-${index}`} index={index} rows={rows} from={from} to={to} even={even} />
          );
        })}
      </div>
    </div>
  );
}
