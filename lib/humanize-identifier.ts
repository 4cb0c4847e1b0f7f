const name = /^[A-Za-z][A-Za-z0-9]*(?:[_-][A-Za-z0-9]+)*$/;
const wordBoundary = /[_-]|(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/;

/** The words of an identifier: "File sharing" for `fileSharing`. `undefined` for a text of one word. */
export function humanizeIdentifier(text: string): string | undefined {
  const words = name.test(text) ? text.split(wordBoundary) : [];
  if (words.length < 2) return undefined;
  const sentence = words.map((word) => (/^[A-Z0-9]{2,}$/.test(word) ? word : word.toLowerCase())).join(' ');
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
