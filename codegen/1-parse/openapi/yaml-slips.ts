import type { Span } from '../../diagnostics/locate';
import { finding, type Finding } from '../../diagnostics/finding';

/** What people get wrong in a line of YAML. The reader of YAML reports it where nothing makes sense any more. */
export interface YamlSlip extends Span {
  readonly found: Finding;
}

/** The last line before an offset that has one of the slips people make, if there is one. */
export function yamlSlipBefore(text: string, end: number): YamlSlip | undefined {
  const lines = linesUntil(text, end);
  const areEven = lines.filter((line) => indentOf(line) % 2 === 1).length * 10 < lines.length;
  for (const [index, line] of [...lines.entries()].reverse()) {
    const slip = slipIn(line, lines[index + 1]) ?? (areEven ? indentSlip(line) : undefined);
    if (slip) return slip;
  }
  return undefined;
}

interface Line {
  readonly offset: number;
  readonly text: string;
}

/** The lines that begin before an offset, and the one after them. Lines without text are left out. */
function linesUntil(text: string, end: number): readonly Line[] {
  const lines: Line[] = [];
  let offset = 0;
  for (const line of text.split('\n')) {
    if (line.trim() !== '') lines.push({ offset, text: line });
    if (offset > end) break;
    offset += line.length + 1;
  }
  return lines;
}

/** A quote where a value begins that is not closed in its line. */
const openQuote = /(?:^|[:\-,[{]) *("(?:[^"\\]|\\.)*|'(?:[^']|'')*)$/;

/** A bracket where a value begins that is not closed in its line. */
const openBracket = /(?<=(?:^|[:\-,[{]) *)[[{][^[\]{}]*$/;

function slipIn(line: Line, next: Line | undefined): YamlSlip | undefined {
  const { offset, text } = line;
  const isLast = !next || indentOf(next) <= indentOf(line);
  const bare = text.replaceAll(/"(?:[^"\\]|\\.)*"|'(?:[^']|'')*'/g, (quoted) => ' '.repeat(quoted.length));
  const quote = openQuote.exec(bare)?.[1];
  if (quote !== undefined && isLast)
    return { offset: offset + text.lastIndexOf(quote), length: 1, found: finding('openapi/syntax.quote') };
  const bracket = openBracket.exec(bare);
  if (bracket && isLast && !/^\s*[\]}]/.test(next?.text ?? ''))
    return { offset: offset + bracket.index, length: 1, found: finding('openapi/syntax.bracket') };
  return undefined;
}

/** A line at an odd column, in a file whose lines begin at even ones. */
function indentSlip(line: Line): YamlSlip | undefined {
  const column = indentOf(line);
  if (column % 2 === 0 || !/^\s*[\w$'"-]+:( |$)/.test(line.text)) return undefined;
  return { offset: line.offset + column, length: 1, found: finding('openapi/syntax.indent') };
}

function indentOf({ text }: Line): number {
  return text.search(/\S/);
}
