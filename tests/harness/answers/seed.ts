const { DESCRY_SEED = '20261123', DESCRY_TIMES = '1' } = process.env;

/**
 * How many cases one of `shares` tests gets of a total, and the seed of all generated answers. A failure prints seed
 * and path of its case, which the same seed gives again. `DESCRY_SEED` chooses another seed, `DESCRY_TIMES` a multiple
 * of cases.
 */
export function cases(total: number, shares: number): { readonly seed: number; readonly numRuns: number } {
  return { seed: Number(DESCRY_SEED), numRuns: Math.ceil((total * Number(DESCRY_TIMES)) / shares) };
}
