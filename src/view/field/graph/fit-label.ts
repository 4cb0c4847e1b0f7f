/** Characters that are twice as wide as letters: those of East Asian scripts, and pictures. */
const wide = /[\u1100-\u115F\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60\u{1F300}-\u{1FAFF}]/u;

const segmenter = new Intl.Segmenter();

/**
 * A text on one line of an SVG, which does not truncate by itself. What is wider than `units`, in widths of a letter,
 * ends with an ellipsis.
 */
export function fitLabel(text: string, units: number): string {
  let width = 0;
  let end = 0;
  // What is far beyond the limit need not be measured.
  for (const { segment, index } of segmenter.segment(text.slice(0, units * 8))) {
    width += widthOf(segment);
    if (width <= units - 1) end = index + segment.length;
    if (width > units) return `${text.slice(0, end)}…`;
  }
  return text.length > units * 8 ? `${text.slice(0, end)}…` : text;
}

/** The width of a text on one line, in widths of a letter. */
export function labelUnits(text: string): number {
  return [...segmenter.segment(text)].reduce((sum, { segment }) => sum + widthOf(segment), 0);
}

function widthOf(segment: string): number {
  return wide.test(segment) ? 2 : 1;
}
