import { diagnose } from '../../diagnostics/diagnostic';
import { finding } from '../../diagnostics/finding';
import { everyWriting } from './every-writing';

/** No text of a console is longer: what is longer belongs into a document. */
const longest = 2000;

/** A tag of HTML that gives a text its look; other words in angle brackets may be a part of the text. */
const tag =
  /<\/?(a|b|br|center|code|div|em|font|h[1-6]|hr|i|img|li|mark|ol|p|pre|s|script|small|span|strong|style|sub|sup|table|td|tr|u|ul)(\s[^<>]*)?\/?>/i;

/** A text has words, no blanks around them, no tags, and an end. */
export const textSlips = everyWriting(function* (descriptor, path, text) {
  if (text !== '' && text.trim() === '') {
    yield diagnose(descriptor, path, finding('text/blank'));
    return;
  }
  if (text !== text.trim()) yield diagnose(descriptor, path, { ...finding('text/space'), fix: text.trim() });
  const found = tag.exec(text);
  if (found) {
    const at = { index: found.index, length: found[0].length };
    yield diagnose(descriptor, path, { ...finding('text/tag', { tag: found[0] }), at });
  }
  if (text.length > longest) {
    yield diagnose(descriptor, path, finding('text/long', { length: text.length, limit: longest }));
  }
});
