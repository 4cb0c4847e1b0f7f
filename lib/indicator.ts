import { addressType } from './defang';

/** The types of indicators that a text can be recognised as. */
export const indicatorTypes = ['url', 'domain', 'ip', 'email', 'message-id', 'md5', 'sha1', 'sha256'] as const;

/** One of them. */
export type IndicatorType = (typeof indicatorTypes)[number];

/** Something by which analysts recognise an attack: an address or a hash. */
export interface Indicator {
  readonly type: IndicatorType;
  /** In its plain form: an address that was defanged is whole again, a hash is in lower case. */
  readonly value: string;
}

/** Hashes by their number of hexadecimal digits. */
const hashes: ReadonlyMap<number, IndicatorType> = new Map([
  [32, 'md5'],
  [40, 'sha1'],
  [64, 'sha256'],
]);

/** What is between the words of a report. An address has none of it. */
const betweenWords = /[\s"`]+/;

/** What is between the indicators of a list. In an address it is a part of that, unless another address follows. */
const inList = /[,;|']+/;
const betweenAddresses = /[,;|]+(?=$|<?(?:hxxp|http|fxp|ftp)s?\W)/i;
const isAddress = /^[<(]*(?:hxxp|http|fxp|ftp)s?\W/i;

/** The indicators in a text, as somebody pastes them: plain or defanged, in one or many lines, each of them once. */
export function indicatorsIn(text: string, max: number): readonly Indicator[] {
  const found = new Map<string, Indicator>();
  for (const part of text.split(betweenWords).flatMap(partsOf)) {
    const indicator = indicatorOf(part);
    if (indicator) found.set(`${indicator.type} ${indicator.value}`, indicator);
    if (found.size === max) break;
  }
  return [...found.values()];
}

function partsOf(word: string): readonly string[] {
  const bare = word.replace(/^'+(.*?)'+([,;|]*)$/, '$1');
  return bare.split(betweenAddresses).flatMap((part) => (isAddress.test(part) ? part : part.split(inList)));
}

/** The indicator that a text is as a whole, plain or defanged; `undefined` for any other text. */
export function indicatorOf(text: string): Indicator | undefined {
  if (/^[\da-f]+$/i.test(text)) {
    const type = hashes.get(text.length);
    return type && { type, value: text.toLowerCase() };
  }
  if (/^<[^<>\s]+@[^<>\s]+>$/.test(text)) return { type: 'message-id', value: text };
  const bare = refang(text.replace(/^[<(]+/, ''));
  const value = bare.replace(bare.includes('(') ? /[>.]+$/ : /[>).]+$/, '');
  const type = addressType(value);
  if (type === undefined) return undefined;
  return type === 'ip' ? ipOf(value) : { type, value: type === 'domain' ? value.replace(/:\d+$/, '') : value };
}

/** An IP address without its port; nothing for a whole network. */
function ipOf(text: string): Indicator | undefined {
  if (text.includes('/')) return undefined;
  const value = text.replace(/^\[(.*)\]$/, '$1').replace(/^([\d.]+):\d+$/, '$1');
  return { type: 'ip', value };
}

/** An address that was made inert: `hxxps://evil[.]example` is `https://evil.example`. */
function refang(text: string): string {
  return text
    .replace(/^hxxp/i, 'http')
    .replace(/^fxp/i, 'ftp')
    .replace(/\[(?:\.|dot)\]|\((?:\.|dot)\)|\{(?:\.|dot)\}/gi, '.')
    .replace(/\[(?:@|at)\]|\((?:@|at)\)/gi, '@')
    .replace(/\[(:|:\/\/)\]/g, '$1');
}
