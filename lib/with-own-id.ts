/**
 * A part of a descriptor that shows a value, with an id that none of the others has: that of its value, or that with a
 * number. The id of a part that gives none is the path of its value below the source.
 */
export function withOwnId<Value>(
  part: Readonly<Record<string, Value>>,
  ids: readonly string[],
): Readonly<Record<string, Value | string>> {
  const { type, id, ...rest } = part;
  const usual = typeof id === 'string' ? id : String(rest.value).slice(String(rest.value).indexOf('.') + 1);
  if (!ids.includes(usual)) return part;
  let number = 2;
  while (ids.includes(`${usual}-${number}`)) number += 1;
  // The path of a value may begin with a capital, an id may not.
  const other = `${usual.charAt(0).toLowerCase()}${usual.slice(1)}-${number}`;
  return { ...(type !== undefined && { type }), id: other, ...rest };
}
