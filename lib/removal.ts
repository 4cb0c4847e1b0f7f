/** A value of a JSON text: where it is, and what is in it. */
export interface JsonNode {
  readonly offset: number;
  readonly length: number;
  readonly children?: readonly JsonNode[];
}

/** Removes the entry of a list or the property of an object at a position, with its comma. */
export function removal(
  holder: JsonNode,
  position: number,
): { readonly offset: number; readonly length: number; readonly text: '' } | undefined {
  const entries = holder.children ?? [];
  const [before, entry, after] = [entries[position - 1], entries[position], entries[position + 1]];
  if (!entry) return undefined;
  const end = entry.offset + entry.length;
  if (after) return { offset: entry.offset, length: after.offset - entry.offset, text: '' };
  if (before) return { offset: before.offset + before.length, length: end - before.offset - before.length, text: '' };
  return { offset: holder.offset + 1, length: holder.length - 2, text: '' };
}
