import { didYouMean } from '~/lib/did-you-mean';

/** What people call things who know other languages, and the names of which one is meant. */
const otherWords: ReadonlyMap<string, readonly string[]> = new Map([
  ['string', ['text']],
  ['text', ['string']],
  ['multiline', ['textarea']],
  ['input', ['text']],
  ['search', ['text']],
  ['dropdown', ['select', 'choice']],
  ['multiselect', ['choices', 'choice']],
  ['checkboxes', ['choices']],
  ['toggle', ['switch', 'checkbox']],
  ['int', ['integer', 'number']],
  ['integer', ['number']],
  ['float', ['number']],
  ['bool', ['boolean']],
  ['array', ['list']],
  ['url', ['link']],
  ['hyperlink', ['link']],
  ['code', ['mono']],
  ['enum', ['scale', 'choice']],
  ['badge', ['state', 'scale']],
  ['tags', ['chips']],
  ['time', ['dateTime']],
  ['timestamp', ['dateTime']],
  ['modal', ['openDialog', 'dialog']],
  ['refetch', ['refresh']],
  ['notify', ['toast']],
  ['red', ['danger']],
  ['error', ['danger']],
  ['yellow', ['warning']],
  ['green', ['success']],
  ['blue', ['primary']],
  ['ignore', ['off']],
  ['grid', ['table', 'tiles']],
  ['page', ['screen']],
  ['iframe', ['frame']],
  ['hasPermission', ['can']],
  ['hasRole', ['can']],
  ['allowed', ['can']],
  ['hasFlag', ['flag']],
  ['feature', ['flag']],
  ['len', ['size']],
  ['length', ['size']],
  ['count', ['size']],
  ['isset', ['has']],
  ['defined', ['has']],
  ['coalesce', ['orElse']],
  ['ifNull', ['orElse']],
  ['toString', ['string']],
  ['str', ['string']],
  ['encodeURIComponent', ['encode']],
  ['urlEncode', ['encode']],
]);

/**
 * The name that is meant by a word: the nearest in its spelling, another word for the same, or the only one of the same
 * words, such as `urlQuery` by `queryUrl` or `openDrawer` by `drawer`.
 */
export function nearestName(word: string, candidates: Iterable<string>): string | undefined {
  const names = [...candidates];
  const other = otherWords.get(word)?.find((one) => names.includes(one));
  return other ?? didYouMean(word, names) ?? ofSameWords(word, names);
}

function ofSameWords(word: string, names: readonly string[]): string | undefined {
  const wanted = wordsIn(word);
  if (wanted.length === 0 || word.length < 3) return undefined;
  const having = names.filter((name) => {
    const words = wordsIn(name);
    return name !== word && wanted.every((one) => words.includes(one));
  });
  const same = having.filter((name) => wordsIn(name).length === wanted.length);
  const [only, ...others] = same.length > 0 ? same : having;
  return others.length === 0 ? only : undefined;
}

function wordsIn(name: string): readonly string[] {
  return name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((one) => one !== '');
}
