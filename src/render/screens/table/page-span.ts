/** Pages that stand side by side, from 1. */
export interface PageSpan {
  readonly from: number;
  readonly to: number;
}

/** How far ahead of what is seen the next page is asked for, in parts of a page. */
const ahead = 0.5;

/** The pages of the entries from `first` to before `end`, and the next one when its entries are near. */
export function pagesOf(first: number, end: number, size: number, total: number): PageSpan {
  const last = Math.max(1, Math.ceil(total / size));
  const within = (page: number): number => Math.min(last, Math.max(1, page));
  return {
    from: within(Math.floor(first / size) + 1),
    to: within(Math.floor((Math.max(first, end - 1) + size * ahead) / size) + 1),
  };
}

/** Whether two spans are the same pages. */
export function isSameSpan(left: PageSpan, right: PageSpan): boolean {
  return left.from === right.from && left.to === right.to;
}

/** The pages of a span, in their order. */
export function pageNumbers({ from, to }: PageSpan): readonly number[] {
  return Array.from({ length: to - from + 1 }, (_, nth) => from + nth);
}
