/**
 * A sheet as spreadsheets read it (RFC 4180): a byte order mark, without which Excel guesses the encoding; every cell quoted,
 * so that no value decides where it ends; CRLF at the end of each line.
 *
 * Values are told as they are, except for what a spreadsheet would act on or nobody would see:
 * - What may be taken for a formula gets an apostrophe before it, the spreadsheets' own sign for text. Numbers such as -12.5
 *   stay numbers; +12 is text, for it may begin a telephone number. Where lists are parted by semicolons, Excel takes what
 *   follows one for a cell, whatever is quoted: there it is the same.
 * - Line breaks and tabs become blanks, so that a row is one line to every program.
 * - Other control characters and signs of direction are written out, e.g. `<U+202E>`.
 */
export function csvText(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('')}`;
}

const plainNumber = /^-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

/** The beginning of a formula, also behind what a program may skip, and in the wide and small forms of its signs. */
const formula = /(^|;)(?=[\t\r]|[\s\p{Cf}"'`]*[=+\-@＝＋－＠﹦﹢﹣﹫])/gu;

const breaks = /\r\n|[\t\n\v\f\r\u0085\u2028\u2029]/g;

const unseen = /[\p{Cc}\p{Bidi_Control}\u00ad\u200b\u2060-\u2064\ufeff]/gu;

function csvCell(text: string): string {
  if (plainNumber.test(text)) return `"${text}"`;
  const safe = text.replace(formula, "$1'").replace(breaks, ' ').replace(unseen, codeOf);
  return `"${safe.replaceAll('"', '""')}"`;
}

function codeOf(sign: string): string {
  return `<U+${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}>`;
}
