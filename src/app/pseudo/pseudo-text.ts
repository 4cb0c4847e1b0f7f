const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const accented = 'åƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýžÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ';
const places = /(\{[^{}]*\})/;

/**
 * An English text as a stranger: accents that any font must have, about a third more room, and brackets that show
 * where a text ends or is put together. Places such as `{name}` stay.
 */
export function pseudoText(text: string): string {
  const letters = text.split(places).map((part) => (places.test(part) ? part : [...part].map(accent).join('')));
  const padding = '~'.repeat(Math.ceil(text.replace(/\{[^{}]*\}/g, '').length * 0.3));
  return text === '' ? '' : `[${letters.join('')}${padding && ` ${padding}`}]`;
}

function accent(letter: string): string {
  return [...accented][plain.indexOf(letter)] ?? letter;
}
