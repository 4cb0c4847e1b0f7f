const url = /^(?:https?|ftp):\/\/[^\s/?#]+/i;
const mail = /^[^\s@/]{1,64}@[^\s@/]{1,253}$/;
const ipv4 = /^(?:\d{1,3}\.){3}\d{1,3}(?::\d{1,5}|\/\d{1,2})?$/;
const ipv6 = /^\[?(?=.*::|(?:[^:]*:){6})[0-9a-f:]{2,39}(?:\d{1,3}(?:\.\d{1,3}){3})?\]?$/i;
const domain =
  /^(?:[\p{L}\d_](?:[\p{L}\d_-]{0,61}[\p{L}\d_])?\.)+(?:\p{L}{2,63}|xn--[a-z\d-]{1,59})\.?(?::\d{1,5})?$/iu;

/** File extensions that look like top-level domains. */
const file =
  /\.(?:bat|bin|cfg|class|cmd|conf|csv|dat|dll|docm?|docx|dmp|drv|eml|exe|gif|gz|hta|html?|ico|ini|iso|jar|jpe?g|js|json|jse|lnk|log|msi|ocx|odt|pdf|php|png|pptx?|ps1|py|rar|reg|rtf|scr|svg|sys|tar|tmp|txt|vbe|vbs|wsf|xlsb|xlsm?|xlsx|xml|yml)$/i;

/** Maximum length of a host with its port, and of a mail address. */
const maxLength = 330;

/** What sort of address a text is: one of those that other programs make clickable. */
export function addressType(text: string): 'url' | 'ip' | 'email' | 'domain' | undefined {
  if (url.test(text)) return 'url';
  if (text.length > maxLength) return undefined;
  if (ipv4.test(text) || ipv6.test(text)) return 'ip';
  if (mail.test(text)) return 'email';
  return domain.test(text) && !file.test(text) ? 'domain' : undefined;
}

/** True for a URL, an IP address, a host or a mail address. */
export function isAddress(text: string): boolean {
  return addressType(text) !== undefined;
}

/**
 * Makes an address inert, so that nobody follows it by accident: `hxxps://evil[.]example/a.html`. Other text is
 * unchanged.
 */
export function defang(text: string): string {
  if (!isAddress(text)) return text;
  const scheme = /^[a-z]+:\/\//i.exec(text)?.[0] ?? '';
  const rest = text.slice(scheme.length);
  const end = scheme === '' ? rest.length : rest.search(/[/?#]|$/);
  const inert = scheme.replace(/tt/i, 'xx').replace(/^ft/i, 'fx');
  return `${inert}${defangHost(rest.slice(0, end))}${rest.slice(end)}`;
}

/** True if a text of a sheet is an address. Texts are separated by tabs, lines, and commas or colons with a blank. */
export function hasAddress(sheet: string): boolean {
  return sheet.split(separator).some(isAddress);
}

/** A sheet with every address in it defanged. */
export function defangSheet(sheet: string): string {
  return sheet
    .split(separator)
    .map((text, index) => (index % 2 === 0 ? defang(text) : text))
    .join('');
}

/** The separators between the texts of a sheet; `split` retains them. */
const separator = /(\t|\n|, |: )/;

function defangHost(host: string): string {
  const dotted = host.replaceAll('.', '[.]').replaceAll('@', '[@]');
  return ipv6.test(host) ? dotted.replaceAll(':', '[:]') : dotted;
}
