/** The first characters of a text, followed by an ellipsis if there are more. It never cuts a surrogate pair. */
export function truncate(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const last = text.charCodeAt(maxLength - 1);
  return `${text.slice(0, last >= 0xd800 && last <= 0xdbff ? maxLength - 1 : maxLength)}…`;
}
