import { finding, type LocatedFinding } from '../../diagnostics/finding';
import { everyWriting } from './every-writing';

/** No text of a console is longer: what is longer belongs into a document. */
const longest = 2000;

/** A tag of HTML that gives a text its look; other words in angle brackets may be a part of the text. */
const tag =
  /<\/?(a|b|br|center|code|div|em|font|h[1-6]|hr|i|img|li|mark|ol|p|pre|s|script|small|span|strong|style|sub|sup|table|td|tr|u|ul)(\s[^<>]*)?\/?>/i;

/** A text has words, no blanks around them, no tags, and an end. */
export const textSlips = everyWriting((text) => {
  const trimmed = text.trim();
  if (text !== '' && trimmed === '') return [finding('text/blank')];
  const found: LocatedFinding[] = [];
  if (text !== trimmed) found.push({ ...finding('text/space'), fix: trimmed });
  const first = text.includes('<') ? tag.exec(text) : null;
  if (first) {
    const at = { index: first.index, length: first[0].length };
    found.push({ ...finding('text/tag', { tag: first[0] }), at });
  }
  if (text.length > longest) found.push(finding('text/long', { length: text.length, limit: longest }));
  return found;
});
