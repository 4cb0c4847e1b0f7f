/** True for an icon that points in the reading direction: it is mirrored in a language from right to left. */
export function isPointing(icon: string): boolean {
  return /-(left|right)$|^menu-(open|closed)$|^log-(in|out)$|^send-message$/.test(icon);
}
