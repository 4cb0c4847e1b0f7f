/** What says which failures a row of `errors.json` is about. */
export interface RowTarget {
  readonly operation?: unknown;
  readonly prefix?: unknown;
  /** An exact status, `4xx`, `5xx` or `none`. */
  readonly status?: unknown;
  readonly number?: unknown;
}

/**
 * Compares rows so that the first row of the sorted list that fits a failure decides it. Rows of equal rank keep their
 * order.
 */
export function byErrorOrder(left: RowTarget, right: RowTarget): number {
  const [ranks, others] = [ranksOf(left), ranksOf(right)];
  const first = ranks.findIndex((rank, index) => rank !== others[index]);
  return first < 0 ? 0 : (others[first] ?? 0) - (ranks[first] ?? 0);
}

/**
 * With a status before without; operation before the longest prefix before any; then number, exact status (decision 3).
 */
function ranksOf({ operation, prefix, number, status }: RowTarget): readonly number[] {
  const target = operation === undefined ? (typeof prefix === 'string' ? prefix.length : 0) : Infinity;
  const isExact = status !== undefined && status !== '4xx' && status !== '5xx';
  return [status === undefined ? 0 : 1, target, number === undefined ? 0 : 1, isExact ? 1 : 0];
}
