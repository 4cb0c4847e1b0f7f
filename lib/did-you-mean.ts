/** A hostile file may declare a hundred thousand names; looking at these many is enough. */
const maxCandidates = 5000;

/**
 * The candidate nearest to a misspelt word, if one is near enough: of three letters, one may be wrong. Case, hyphens,
 * dots and underscores weigh nothing, and what two names of several words share at their ends makes them no nearer.
 */
export function didYouMean(word: string, candidates: Iterable<string>): string | undefined {
  const given = simple(word);
  if (given === '' || given.length > 200) return undefined;
  let best: string | undefined;
  let smallest = tooFar(given);
  let left = maxCandidates;
  for (const candidate of candidates) {
    if ((left -= 1) < 0) break;
    const wanted = simple(candidate);
    if (Math.abs(wanted.length - given.length) >= smallest || candidate === word) continue;
    // One letter is near to a name that has it, and not to each other letter.
    if (given.length < 2 && !wanted.includes(given)) continue;
    // Of two equally near ones, that with the same first letter, or with the same case and signs.
    const near = editDistance(given, wanted, smallest) + (given[0] === wanted[0] ? 0 : 0.5);
    if (near >= smallest || (near > 0 && near >= tooFarForPart(differingPart(word, candidate)))) continue;
    const written = editDistance(word, candidate, Infinity) + (word[0] === candidate[0] ? 0 : 0.5);
    const distance = near + written / 1000;
    if (distance < smallest) [best, smallest] = [candidate, distance];
  }
  return best;
}

/** The distance from which on no name is near to a word. */
function tooFar(word: string): number {
  return Math.max(1, Math.floor(word.length / 3)) + 1;
}

/** The same for the part in which two names differ: of its letters, half may be wrong, up to three. */
function tooFarForPart(part: string): number {
  return Math.max(tooFar(part), Math.min(3, Math.floor(part.length / 2)) + 1);
}

/** A word without the words at both its ends that a candidate has as well. */
function differingPart(word: string, candidate: string): string {
  const [given, wanted] = [wordsIn(word), wordsIn(candidate)];
  const isShared = (_: string, index: number): boolean => given.at(index) === wanted.at(index);
  const first = given.findIndex((one, index) => !isShared(one, index));
  const last = given.findLastIndex((one, index) => !isShared(one, index - given.length));
  return given.slice(first === -1 ? given.length : first, last + 1).join('');
}

function wordsIn(name: string): readonly string[] {
  return name.toLowerCase().split(/[-_.:/\s]/);
}

function simple(word: string): string {
  return word.toLowerCase().replaceAll(/[-_.\s]/g, '');
}

/** Insertions, deletions, replacements and swaps of neighbours (optimal string alignment); infinite from `limit` on. */
function editDistance(from: string, to: string, limit: number): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const cost = from[row - 1] === to[column - 1] ? 0 : 1;
      let value = Math.min(at(last, column) + 1, at(current, column - 1) + 1, at(last, column - 1) + cost);
      const swapped = row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      if (swapped) value = Math.min(value, at(beforeLast, column - 2) + 1);
      current.push(value);
    }
    // A row follows from the two before it.
    if (Math.min(...current) >= limit && Math.min(...last) + 1 >= limit) return Infinity;
    [beforeLast, last] = [last, current];
  }
  return at(last, to.length);
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Infinity;
}
