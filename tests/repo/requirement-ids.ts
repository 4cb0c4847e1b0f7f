/** Ids of requirements, such as `SH-OP-068`: catalogue, area and number. */
const pattern = '(?:SH|DR|DG)-[A-Z][A-Z0-9]*-\\d{2,3}';
/** What looks like an id, with a number or without. */
const anyId = /\b(?:SH|DR|DG|OP)-(?:[A-Z][A-Z0-9]*|\d+)\b/;
const item = `(?:${pattern}|\\d{2,3})(?: to \\d{2,3})?`;
const list = `(?:${pattern}(?: to \\d{2,3})?|…)(?:, (?:${item}|…))*`;
const wholeList = new RegExp(`^${list}$`);
const atEnd = new RegExp(` \\[(${list})\\]$`);

/** Whether a text has an id, or what looks like one. */
export function hasId(text: string): boolean {
  return anyId.test(text);
}

/** Whether a text is a list of ids and nothing else. */
export function isIdList(text: string): boolean {
  return wholeList.test(text) && hasId(text);
}

/** The sentence of a title, without the lists of ids at its end, and these lists. */
export function withoutIds(title: string): { readonly sentence: string; readonly lists: readonly string[] } {
  const [whole, found] = atEnd.exec(title) ?? [];
  if (whole === undefined || found === undefined) return { sentence: title, lists: [] };
  const { sentence, lists } = withoutIds(title.slice(0, -whole.length));
  return { sentence, lists: [...lists, found] };
}

/** Every id of a list: `DR-ERR-01, 02, DR-TAG-08 to 10` are five. A number alone belongs to the id before it. */
export function idsOf(text: string): readonly string[] {
  let stem = '';
  return text.split(', ').flatMap((part) => {
    const [, named, first = '', last] = /^(?:(.*-))?(\d+)(?: to (\d+))?$/.exec(part) ?? [];
    stem = named ?? stem;
    return first === '' ? [] : numbersOf(first, last ?? first).map((number) => `${stem}${number}`);
  });
}

/** Numbers of a range, as wide as its first one. */
function numbersOf(first: string, last: string): readonly string[] {
  const count = Math.max(0, Number(last) - Number(first) + 1);
  return Array.from({ length: count }, (_, index) => String(Number(first) + index).padStart(first.length, '0'));
}
