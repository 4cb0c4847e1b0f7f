import { zonedText } from '~/lib/format/time-text';

/** What the footer of each printed page tells. */
export interface FooterFacts {
  /** The address of the page. */
  readonly address: string;
  /** Name of the account; empty where nobody is known. */
  readonly user: string;
  /** The time of the server in milliseconds since 1970. */
  readonly time: number;
  readonly zone: string;
  /** Whether the page has the columns of a list, for which upright paper is too narrow. */
  readonly isWide: boolean;
}

/** Characters of an address after which the rest is left out: it has two lines. */
const maxAddress = 160;

/**
 * The style sheet with the footer of printed pages: address, user, time and zone at the start, the number of the page
 * at the end. They are in the margin of the paper (CSS Paged Media 3, page-margin boxes), so that they cover nothing.
 */
export function footerStyles({ address, user, time, zone, isWide }: FooterFacts): string {
  const short = address.length > maxAddress ? `${address.slice(0, maxAddress)}…` : address;
  const facts = [user, zonedText(time, zone), zone].filter((fact) => fact !== '').join(' · ');
  const font = 'font: 8px/1.4 system-ui, sans-serif; color: #404854;';
  return `@page {
    ${isWide ? 'size: landscape;' : ''}
    margin: 12mm 10mm 16mm;
    @bottom-left { content: ${cssString(short)} "\\a " ${cssString(facts)}; ${font} white-space: pre-line; overflow-wrap: anywhere; width: 85%; vertical-align: middle; }
    @bottom-center { content: none; }
    @bottom-right { content: counter(page) " / " counter(pages); ${font} width: 15%; text-align: right; vertical-align: middle; }
  }`;
}

/** A text as a string of CSS, whatever it contains (CSSOM, serialize a string). */
function cssString(text: string): string {
  return `"${text.replace(/[\p{Cc}\p{Cf}]/gu, ' ').replace(/["\\]/g, '\\$&')}"`;
}
