const name = /^[A-Za-z][A-Za-z0-9]*(?:[_-][A-Za-z0-9]+)*$/;
const seams = /[_-]|(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/;

/** A name as programs write it in words: `fileSharing` as "File sharing". Nothing where there is nothing to part. */
export function wordsOfName(text: string): string | undefined {
  const words = name.test(text) ? text.split(seams) : [];
  if (words.length < 2) return undefined;
  const spoken = words.map((word) => (/^[A-Z0-9]{2,}$/.test(word) ? word : word.toLowerCase())).join(' ');
  return spoken.charAt(0).toUpperCase() + spoken.slice(1);
}
