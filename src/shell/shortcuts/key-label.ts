/** What Apple prints on the keys that have other names elsewhere. */
const appleLabels: ReadonlyMap<string, string> = new Map([
  ['mod', '⌘'],
  ['Alt', '⌥'],
]);

/** A key as it is printed on the keyboard of this system; `mod` is the one for shortcuts. */
export function keyLabel(key: string, system = navigator.userAgent): string {
  const apple = /Mac|iPhone|iPad/.test(system) ? appleLabels.get(key) : undefined;
  return apple ?? (key === 'mod' ? 'Ctrl' : key);
}
