const maxLength = 80;

/** An expression or a path, and its value as JSON. */
export function ValueRead({ path, value }: { readonly path: string; readonly value: string }) {
  return (
    <>
      <code>{path}</code> is <code>{value.length > maxLength ? `${value.slice(0, maxLength)}…` : value}</code>
    </>
  );
}
