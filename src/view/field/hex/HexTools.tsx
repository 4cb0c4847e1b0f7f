import { useState } from 'react';
import { useTranslate } from '~/i18n/translate';
import type { HexRows } from '~/lib/hex-rows';
import { CopyAs } from './CopyAs';
import { countBytes, multipleRange, type HexSelection } from './use-hex-selection';

/** The toolbar of a hex view: the selection in words, the input for an offset, and the copy buttons. */
export function HexTools(props: {
  readonly rows: HexRows;
  readonly perRow: number;
  readonly selection: HexSelection | undefined;
  readonly onGoTo: (offset: number) => void;
  readonly onCopy: (as: 'hex' | 'text') => Promise<boolean>;
}) {
  const { rows, perRow, selection, onGoTo, onCopy } = props;
  const t = useTranslate();
  return (
    <div className="descry-hex-tools">
      <span className="descry-muted" role="status">
        <SelectionText rows={rows} perRow={perRow} selection={selection} />
      </span>
      <OffsetInput onGoTo={onGoTo} />
      <CopyAs label={t('UI.HEX_COPY_HEX')} onCopy={() => onCopy('hex')} />
      <CopyAs label={t('UI.HEX_COPY_TEXT')} onCopy={() => onCopy('text')} />
    </div>
  );
}

/** The number of selected bytes, else the offset and value of the current byte, else the number of all bytes. */
function SelectionText(props: {
  readonly rows: HexRows;
  readonly perRow: number;
  readonly selection: HexSelection | undefined;
}) {
  const { rows, perRow, selection } = props;
  const t = useTranslate();
  const range = multipleRange(selection);
  if (range) return t('UI.HEX_CHOSEN', { count: countBytes(rows, perRow, range) });
  const head = selection?.head;
  const row = head === undefined ? undefined : rows.row(Math.floor(head / perRow));
  const column = (head ?? 0) % perRow;
  const byte = row?.bytes[column];
  if (!row || byte === undefined) return t('UI.HEX_SIZE', { count: rows.size });
  return t('UI.HEX_AT', { offset: hexDigits(row.offset + column, 8), byte: hexDigits(byte, 2), number: byte });
}

function hexDigits(value: number, length: number): string {
  return value.toString(16).padStart(length, '0');
}

const offsetPattern = /^\s*(?:0x)?([0-9a-f]{1,12})\s*$/i;

/** The input for a hexadecimal offset. Enter goes to the byte at the offset. */
function OffsetInput(props: { readonly onGoTo: (offset: number) => void }) {
  const t = useTranslate();
  const [text, setText] = useState('');
  const digits = offsetPattern.exec(text)?.[1];
  const isInvalid = text.trim() !== '' && digits === undefined;
  return (
    <form
      className="descry-hex-go"
      onSubmit={(event) => {
        event.preventDefault();
        if (digits !== undefined) props.onGoTo(parseInt(digits, 16));
      }}
    >
      <input
        className={isInvalid ? 'bp6-input bp6-small bp6-intent-danger' : 'bp6-input bp6-small'}
        value={text}
        onChange={(event) => setText(event.target.value)}
        placeholder={t('UI.HEX_GO')}
        aria-label={t('UI.HEX_GO')}
        aria-invalid={isInvalid}
        spellCheck={false}
        autoComplete="off"
        maxLength={16}
      />
    </form>
  );
}
