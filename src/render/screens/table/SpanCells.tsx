import type { ReactNode } from 'react';

/** The cells of a row in the columns of a span and in the first one, which may stay at the side; free room in place of the others. */
export function SpanCells(props: {
  /** Columns of the whole. */
  readonly count: number;
  readonly from: number;
  readonly end: number;
  /** Draws one by its position. */
  readonly children: (at: number) => ReactNode;
}) {
  const { count, end, children } = props;
  const from = Math.max(1, props.from);
  return (
    <>
      {count > 0 && children(0)}
      <Gap columns={Math.min(count, from) - 1} />
      {Array.from({ length: Math.max(0, end - from) }, (_, nth) => children(from + nth))}
      <Gap columns={count - Math.max(from, end)} />
    </>
  );
}

function Gap({ columns }: { readonly columns: number }) {
  return columns > 0 ? <td aria-hidden="true" colSpan={columns} /> : null;
}
