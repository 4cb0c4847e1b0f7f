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
  const found = misleadingHosts(text);
  if (found.length === 0) return text;
  const { written, end } = found.reduce(
    (before, { index, host, ascii }) => ({
      written: before.written + text.slice(before.end, index) + ascii,
      end: index + host.length,
    }),
    { written: '', end: 0 },
  );
  return `${written}${text.slice(end)} (${found.map(({ host }) => host).join(', ')})`;
}

/** A host in a text that mixes scripts, or imitates Latin letters. */
interface MisleadingHost {
  /** Its position in the text. */
  readonly index: number;
  readonly host: string;
  /** The host in punycode. */
  readonly ascii: string;
}

/** The hosts of a text that mix scripts, or imitate Latin letters. */
export function misleadingHosts(text: string): readonly MisleadingHost[] {
  if (!similarScripts.test(text)) return [];
  return [...text.matchAll(hosts)].flatMap(({ 0: host, index }) => {
    const address = `http://${host}`;
    return isMisleading(host) && URL.canParse(address) ? [{ index, host, ascii: new URL(address).hostname }] : [];
  });
}

function isMisleading(host: string): boolean {
  const labels = host.toLowerCase().split('.');
  const isLatin = latin.test(labels.at(-1) ?? '');
  return labels.some(
    (label) => similarScripts.test(label) && (latin.test(label) || (isLatin && lookalike.test(label))),
  );
}
