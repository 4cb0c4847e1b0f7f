import { codePointOf, hiddenCharacters } from './hidden-characters';

/** Printable ASCII, tabs and line breaks: nearly every text, and nothing in it misleads. */
const plain = /^[\t\n\r\x20-\x7e]*$/;

/** Scripts with letters that look like Latin ones. */
const similarScripts = /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}]/u;
const latin = /\p{Script=Latin}/u;
/** A label of letters alone that look like Latin ones. */
const lookalike = /^[асԁеһіјӏорԛѕԝхуҽѵѡԍαικνρυωηοτγσϲϳոօսց\d-]+$/u;

/** A host after `://` or `@`, or at the beginning of a text. */
const hosts = /(?<=:\/\/(?:[^\s/?#@]*@)?|@|^)(?:[\p{L}\p{M}\p{N}-]+\.)+[\p{L}\p{M}]{2,}(?=[:/?#\s]|$)/gu;

/**
 * A text from outside as a person may read it. A character that turns the writing or that nobody sees is its code
 * point:
 * `invoice‹U+202E›gpj.exe`. A host that mixes scripts, or imitates Latin letters, is in punycode (RFC 3492) with its
 * spelling behind the text: `https://xn--80ak6aa92e.com/ (аррӏе.com)`. Other texts are unchanged.
 */
export function visibleText(text: string): string {
  if (plain.test(text)) return text;
  return withPunycode(text).replace(hiddenCharacters, (found: string, hidden?: string) =>
    hidden === undefined ? found : `‹${codePointOf(hidden)}›`,
  );
}

function withPunycode(text: string): string {
  if (!similarScripts.test(text)) return text;
  const spellings: string[] = [];
  const ascii = text.replace(hosts, (host: string) => {
    const address = `http://${host}`;
    if (!isMisleading(host) || !URL.canParse(address)) return host;
    spellings.push(host);
    return new URL(address).hostname;
  });
  return spellings.length === 0 ? text : `${ascii} (${spellings.join(', ')})`;
}

function isMisleading(host: string): boolean {
  const labels = host.toLowerCase().split('.');
  const isLatin = latin.test(labels.at(-1) ?? '');
  return labels.some(
    (label) => similarScripts.test(label) && (latin.test(label) || (isLatin && lookalike.test(label))),
  );
}
