const url = /^(?:https?|ftp):\/\/[^\s/?#]+/i;
const mail = /^[^\s@/]{1,64}@[^\s@/]{1,253}$/;
const ipv4 = /^(?:\d{1,3}\.){3}\d{1,3}(?::\d{1,5}|\/\d{1,2})?$/;
const ipv6 = /^\[?(?=.*::|(?:[^:]*:){6})[0-9a-f:]{2,39}(?:\d{1,3}(?:\.\d{1,3}){3})?\]?$/i;
const domain =
  /^(?:[\p{L}\d_](?:[\p{L}\d_-]{0,61}[\p{L}\d_])?\.)+(?:\p{L}{2,63}|xn--[a-z\d-]{1,59})\.?(?::\d{1,5})?$/iu;

/** Endings of files, which look like those of hosts. */
const file =
  /\.(?:bat|bin|cfg|class|cmd|conf|csv|dat|dll|docm?|docx|dmp|drv|eml|exe|gif|gz|hta|html?|ico|ini|iso|jar|jpe?g|js|json|jse|lnk|log|msi|ocx|odt|pdf|php|png|pptx?|ps1|py|rar|reg|rtf|scr|svg|sys|tar|tmp|txt|vbe|vbs|wsf|xlsb|xlsm?|xlsx|xml|yml)$/i;

/** Longest host and port, and longest address of a mailbox. */
const longest = 330;

/** Whether a text is a web address, an IP address, a host or a mailbox: something that other programs make clickable. */
export function isAddress(text: string): boolean {
  if (url.test(text)) return true;
  if (text.length > longest) return false;
  return ipv4.test(text) || ipv6.test(text) || mail.test(text) || (domain.test(text) && !file.test(text));
}

/** An address that can be passed on without anybody following it: `hxxps://evil[.]example/a.html`. Others stay. */
export function defang(text: string): string {
  if (!isAddress(text)) return text;
  const scheme = /^[a-z]+:\/\//i.exec(text)?.[0] ?? '';
  const rest = text.slice(scheme.length);
  const end = scheme === '' ? rest.length : rest.search(/[/?#]|$/);
  const inert = scheme.replace(/tt/i, 'xx').replace(/^ft/i, 'fx');
  return `${inert}${broken(rest.slice(0, end))}${rest.slice(end)}`;
}

/** Whether one of the texts of a sheet is an address: they stand between tabs, lines, commas and colons with a blank. */
export function hasAddress(sheet: string): boolean {
  return sheet.split(between).some(isAddress);
}

/** A sheet with every address in it defanged. */
export function defangSheet(sheet: string): string {
  return sheet
    .split(between)
    .map((text, index) => (index % 2 === 0 ? defang(text) : text))
    .join('');
}

/** What stands between the texts of a sheet; splitting keeps it. */
const between = /(\t|\n|, |: )/;

function broken(host: string): string {
  const dotted = host.replaceAll('.', '[.]').replaceAll('@', '[@]');
  return ipv6.test(host) ? dotted.replaceAll(':', '[:]') : dotted;
}
