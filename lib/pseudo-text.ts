const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const accented = 'åƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýžÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ';
const placeholders = /(\{[^{}]*\})/;

/**
 * The pseudo translation of an English text: accented letters, 40 % more length, and brackets that show where a text
 * ends or is concatenated. Placeholders such as `{name}` stay.
 */
export function pseudoText(text: string): string {
  const letters = text
    .split(placeholders)
    .map((part) => (placeholders.test(part) ? part : [...part].map(accent).join('')));
  const padding = '~'.repeat(Math.ceil(text.replace(/\{[^{}]*\}/g, '').length * 0.4));
  return text === '' ? '' : `[${letters.join('')}${padding && ` ${padding}`}]`;
}

function accent(letter: string): string {
  return [...accented][plain.indexOf(letter)] ?? letter;
}
