/** The port that a text names, from 0 to 65535; nothing for another text. */
export function portOf(text: string): number | undefined {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : undefined;
  return port !== undefined && port <= 65535 ? port : undefined;
}
