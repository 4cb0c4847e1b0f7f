import type { Diagnostic } from '../language/model';
import { finding } from './finding';

/**
 * What is wrong now and was not before, wherever in its file it was written. Of missing translations the check lists
 * only the first and counts the others, so that one which comes on the list need not be new: where it counts, as many
 * are new as there are more than before.
 */
export function newDiagnostics(before: readonly Diagnostic[], after: readonly Diagnostic[]): readonly Diagnostic[] {
  const counted = new Set([...before, ...after].filter(isCount).map(({ file }) => file));
  const isCut = ({ code, file }: Diagnostic): boolean => code === 'message/missing' && counted.has(file);
  const known = new Set(before.map(keyOf));
  const isNew = (one: Diagnostic): boolean => !known.has(keyOf(one));
  const cut = [...counted].flatMap((path) => {
    const ofFile = (list: readonly Diagnostic[]) => list.filter((one) => isCut(one) && one.file === path);
    const grown = total(ofFile(after)) - total(ofFile(before));
    return firstOf(ofFile(after), grown, isNew);
  });
  return [...after.filter((one) => !isCut(one) && isNew(one)), ...cut];
}

/** As many of the findings as are given: new ones that are listed, and the number of the others. */
function firstOf(
  list: readonly Diagnostic[],
  number: number,
  isNew: (one: Diagnostic) => boolean,
): readonly Diagnostic[] {
  const listed = list.filter((one) => !isCount(one) && isNew(one)).slice(0, Math.max(0, number));
  const count = number - listed.length;
  const row = list.find(isCount);
  if (!row || count <= 0) return listed;
  return [...listed, { ...row, message: finding('message/missing.more', { count }).message, count }];
}

/** Two texts without a translation can be named alike: their addresses differ. An entry may be written already. */
function keyOf({ file, code, message, pointer, count }: Diagnostic): string {
  const isText = code === 'message/missing' && count === undefined;
  return `${file} ${code} ${isText ? pointer.replace(/\/text$/, '') : message}`;
}

function isCount({ count }: Diagnostic): boolean {
  return count !== undefined;
}

function total(list: readonly Diagnostic[]): number {
  return list.reduce((sum, { count = 1 }) => sum + count, 0);
}

/** A diagnostic in one line: what is wrong, what to do, and where. */
export function sentenceOf({ file, pointer, message, hint }: Diagnostic): string {
  return `${[message, hint].filter((part) => part !== undefined).join(' ')} (${file}${pointer && `#${pointer}`})`;
}
