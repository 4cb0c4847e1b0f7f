/**
 * A sheet in CSV (RFC 4180): with a byte order mark, without which Excel guesses the encoding; every cell quoted, so
 * that no value can end its cell; CRLF at the end of each line.
 */
export function csvText(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('')}`;
}

/** A sheet for the clipboard, as spreadsheets take it: tabs between the cells, and a line for each row. */
export function clipboardText(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => row.map(safeCell).join('\t')).join('\n');
}

const plainNumber = /^-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

/**
 * The beginning of a formula, also after characters that a program may skip, and with full-width and small characters.
 */
const formula = /(^|;)(?=[\t\r]|[\s\p{Cf}"'`]*[=+\-@＝＋－＠﹦﹢﹣﹫])/gu;

const breaks = /\r\n|[\t\n\v\f\r\u0085\u2028\u2029]/g;

const invisible = /[\p{Cc}\p{Bidi_Control}\u00ad\u200b\u2060-\u2064\ufeff]/gu;

function csvCell(text: string): string {
  return `"${safeCell(text).replaceAll('"', '""')}"`;
}

/**
 * The value of a cell, unchanged but for text that a spreadsheet would execute or hide:
 * - Text that may be a formula gets an apostrophe before it, by which spreadsheets mark text. Numbers such as -12.5
 *   stay numbers; +12 is text, because it may begin a telephone number. In regions with the semicolon as separator,
 *   Excel begins a cell after each semicolon, even in quotes, so the same applies there.
 * - Line breaks and tabs become blanks, so that a row is one line for every program.
 * - Other control characters and bidirectional controls are written out, e.g. `<U+202E>`.
 */
function safeCell(text: string): string {
  if (plainNumber.test(text)) return text;
  return text.replace(formula, "$1'").replace(breaks, ' ').replace(invisible, codeOf);
}

function codeOf(character: string): string {
  return `<U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}>`;
}
