import { linesOf } from './documents';

/** Where a refused word counts: as a whole identifier, as words of identifiers and file names, or in sentences too. */
type Extent = 'whole names' | 'names' | 'everywhere';

/** A word that the glossary refuses. */
export interface RefusedWord {
  /** As it is written in the glossary. */
  readonly word: string;
  /** Its words in lower case: `tells`, `when` for `tellsWhen`. */
  readonly words: readonly string[];
  readonly extent: Extent;
}

/** The words of an identifier, a file name or a sentence, in lower case. */
export function wordsOf(text: string): readonly string[] {
  const spaced = text.replace(/([a-z0-9])([A-Z])/g, '$1 $2').replace(/([A-Z])([A-Z][a-z])/g, '$1 $2');
  return spaced.toLowerCase().match(/[a-z]+/g) ?? [];
}

/** The table of refused words in the glossary. */
export function refusedWords(): readonly RefusedWord[] {
  const lines = linesOf('docs/glossary.md').map(({ text }) => text);
  const rows = lines.slice(lines.indexOf('## Refused words')).filter((line) => line.startsWith('| `'));
  return rows.map((row) => {
    const [, word = '', extent = ''] = /^\| `([^`]+)` +\| ([a-z ]+?) +\|/.exec(row) ?? [];
    if (extent !== 'whole names' && extent !== 'names' && extent !== 'everywhere') {
      throw new Error(`The glossary has a row that nobody can read: ${row}`);
    }
    return { word, words: wordsOf(word), extent };
  });
}

/** Terms of the field that contain a refused word. */
const allowed = /(^|[a-z])At(Least|Most)(?![a-z])|^at(Least|Most|-least|-most)(?![a-z])|-at-(least|most)(?![a-z])/g;

/** The refused words in an identifier or a file name. */
export function refusedInName(name: string, refused: readonly RefusedWord[]): readonly string[] {
  const words = wordsOf(name.replace(allowed, ' '));
  return refused
    .filter((each) => (each.extent === 'whole names' ? words.join(' ') === each.word : contains(words, each.words)))
    .map(({ word }) => word);
}

/** The refused words in a sentence. */
export function refusedInProse(text: string, refused: readonly RefusedWord[]): readonly string[] {
  const words = wordsOf(text);
  return refused.filter((each) => each.extent === 'everywhere' && contains(words, each.words)).map(({ word }) => word);
}

function contains(words: readonly string[], part: readonly string[]): boolean {
  return words.some((_, from) => part.every((word, index) => words[from + index] === word));
}
