/** The first characters of a text, never half of a pair, with a sign that there are more. */
export function head(text: string, most: number): string {
  if (text.length <= most) return text;
  const last = text.charCodeAt(most - 1);
  return `${text.slice(0, last >= 0xd800 && last <= 0xdbff ? most - 1 : most)}…`;
}
