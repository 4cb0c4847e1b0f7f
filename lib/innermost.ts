/** A part of a text with the parts in it. Offsets and lengths are UTF-16 units. */
export interface NestedRange<Part> {
  readonly range: { readonly offset: number; readonly length: number };
  readonly children: readonly Part[];
}

/** The innermost part around an offset; `undefined` outside of all parts. */
export function innermost<Part extends NestedRange<Part>>(parts: readonly Part[], offset: number): Part | undefined {
  const around = parts.find(({ range }) => range.offset <= offset && offset <= range.offset + range.length);
  return around && (innermost(around.children, offset) ?? around);
}
