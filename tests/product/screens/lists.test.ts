import { describe, expect, test } from 'vitest';
import { evaluate } from '~/descriptor/evaluate';
import { filterOptions, type FilterOption } from '~/descriptor/filter-options';
import { isEmpty } from '~/lib/format/formatted-value';
import { formatText } from '~/lib/format/text';
import { toTimestamp } from '~/lib/format/timestamp';
import { isShown } from '~/descriptor/is-shown';
import { rate } from '~/descriptor/scale';
import type { ChoiceFilter, ChoicesFilter, Column, TableScreen } from '~/generated/contract/descriptor-types';
import type { Scope } from '~/generated/contract/types';
import { isNumber } from '~/lib/json';
import { cellText } from '~/view/value/cell-text';
import type { FormatContext } from '~/view/value/formats/value-format';
import {
  requestTable,
  everyScreen,
  lastDays,
  sown,
  tablesOf,
  type TableQuery,
} from '../../harness/product/screens/every-screen';
import { plainTranslate } from '../../harness/plain-translate';

const tables = tablesOf(await everyScreen());
const month = lastDays(31);

const context: FormatContext = {
  settings: { language: 'en', zone: 'UTC' },
  now: () => 0,
  t: plainTranslate,
};

/** What a column shows of a row, as it is copied; nothing where it is a dash. */
function shownIn(column: Column, row: Scope): string {
  if (column.type === 'button') return isShown(column.button, row) ? 'a button' : '';
  return cellText(column, row, context);
}

describe.each(tables)('%s', (_, screen) => {
  /** Enough entries for all that there is. */
  const many: TableQuery = { size: 200, period: month };

  test('every column shows something, and rated values are shown in words', async () => {
    const { rows, total, sent } = await requestTable(screen, many);
    expect(sent.filter(({ status }) => status !== 200)).toEqual([]);
    expect(total).toBeGreaterThan(0);
    const ends = screen.columns.flatMap((column) =>
      'sort' in column && column.sort !== undefined ? [column.sort] : [],
    );
    const others = await Promise.all(ends.map((key) => requestTable(screen, { ...many, sort: `-${key}` })));
    const more = [...rows, ...others.flatMap((page) => page.rows)];
    expect(
      screen.columns.filter((column) => more.every((row) => shownIn(column, row) === '')).map(({ id }) => id),
    ).toEqual([]);
    expect([...new Set(more.flatMap((row) => screen.columns.flatMap((column) => rawIn(column, row))))]).toEqual([]);
    expect(new Set(rows.map((row) => evaluate(screen.rowId, row))).size).toBe(rows.length);
  });

  test('every option of every filter narrows the list to what fits', async () => {
    const before = await requestTable(screen, many);
    const wrong: string[] = [];
    for (const filter of choicesOf(screen)) {
      const totals: number[] = [];
      for (const option of filterOptions(filter.options, before.scope) ?? []) {
        const value = filter.type === 'choices' ? [option.value] : option.value;
        const { rows, total, sent } = await requestTable(screen, {
          ...many,
          size: 100,
          filter: { [filter.id]: value },
        });
        totals.push(total);
        const odd = rows.filter((row) => !fits(screen, filter, option, row)).length;
        // What came whole may be narrowed in the browser.
        const isSent =
          screen.paged === undefined ||
          sent.some(({ status, address }) => status === 200 && carries(address, option.value));
        if (!isSent || total > before.total || odd > 0)
          wrong.push(JSON.stringify({ filter: filter.id, option: option.value, isSent, total, of: before.total, odd }));
      }
      if (!totals.some((total) => total > 0 && total < before.total))
        wrong.push(JSON.stringify({ filter: filter.id, totals, of: before.total }));
    }
    expect(wrong).toEqual([]);
  });

  test('several values of a filter find what each of them finds', async () => {
    const before = await requestTable(screen, many);
    const wrong: string[] = [];
    for (const filter of choicesOf(screen)) {
      const values = (filterOptions(filter.options, before.scope) ?? []).slice(0, 2).map(({ value }) => value);
      if (filter.type !== 'choices' || values.length < 2) continue;
      const count = async (chosen: readonly string[]): Promise<number> =>
        (await requestTable(screen, { ...many, size: 100, filter: { [filter.id]: chosen } })).total;
      const [both, one, other] = [await count(values), await count(values.slice(0, 1)), await count(values.slice(1))];
      if (both < Math.max(one, other) || both > one + other)
        wrong.push(JSON.stringify({ filter: filter.id, values, both, one, other }));
    }
    expect(wrong).toEqual([]);
  });

  test.runIf(screen.filters?.some(({ type }) => type === 'text'))('what is searched for is found', async () => {
    const { rows, total } = await requestTable(screen, many);
    const wrong: string[] = [];
    for (const filter of (screen.filters ?? []).filter(({ type }) => type === 'text')) {
      const column = columnOf(screen, filter.id) ?? screen.columns[0];
      const text = rows.map((row) => (column ? shownIn(column, row) : '')).find((each) => /^[\w .-]{4,60}$/.test(each));
      const found = await requestTable(screen, { ...many, filter: { [filter.id]: text } });
      const none = await requestTable(screen, { ...many, filter: { [filter.id]: 'no such thing anywhere' } });
      if (found.total < 1 || found.total > total || none.total > 0)
        wrong.push(JSON.stringify({ filter: filter.id, text, found: found.total, none: none.total }));
    }
    expect(wrong).toEqual([]);
  });

  const links = (screen.filters ?? []).filter(({ type }) => type === 'link');
  test.runIf(links.length > 0)('a link lists what it names, and nothing else', async () => {
    const { rows, total } = await requestTable(screen, many);
    const wordsOf = ({ item }: Scope): readonly string[] => Object.values(Object(item)).map(String);
    // No entry of that list has the schedule that made it.
    const unseen: Readonly<Record<string, string>> = { schedule: 'report-3' };
    for (const { id } of links) {
      const listed = (text: string) => requestTable(screen, { ...many, filter: { [id]: text } });
      expect((await listed('no such thing anywhere')).total, id).toBe(0);
      const found: string[] = [];
      for (const text of new Set(id in unseen ? [unseen[id] ?? ''] : rows.flatMap(wordsOf))) {
        if (found.length > 0) break;
        const { rows: narrow, total: count } = await listed(text);
        const fits = (row: Scope): boolean =>
          id in unseen || wordsOf(row).some((word) => word.toLowerCase().includes(text.toLowerCase()));
        if (count > 0 && count < total && narrow.every(fits)) found.push(text);
      }
      expect(found, id).not.toEqual([]);
    }
  });

  test.runIf(screen.filters?.some(({ type }) => type === 'range'))('a range finds the numbers in it', async () => {
    const before = await requestTable(screen, many);
    const wrong: string[] = [];
    for (const filter of screen.filters ?? []) {
      const column = columnOf(screen, filter.id);
      if (filter.type !== 'range' || !column || column.type === 'button') continue;
      const numbers = before.rows.map((row) => Number(evaluate(column.value, row))).sort((a, b) => a - b);
      const middle = numbers[Math.floor(numbers.length / 2)] ?? 0;
      for (const range of [{ from: middle + 1 }, { to: middle }, { from: middle, to: middle }]) {
        if (filter.ends !== undefined && Object.keys(range).join() !== filter.ends) continue;
        const { rows, total } = await requestTable(screen, { ...many, filter: { [filter.id]: range } });
        const { from = -Infinity, to = Infinity } = { from: undefined, to: undefined, ...range };
        const found = rows.map((row) => Number(evaluate(column.value, row)));
        if (total === 0 || total >= before.total || found.some((each) => each < from || each > to))
          wrong.push(JSON.stringify({ filter: filter.id, range, total, of: before.total }));
      }
    }
    expect(wrong).toEqual([]);
  });

  test('every sort key sorts, either way', async () => {
    const wrong: string[] = [];
    for (const column of screen.columns) {
      if (!('sort' in column) || column.sort === undefined) continue;
      const up = await requestTable(screen, { ...many, sort: column.sort });
      const down = await requestTable(screen, { ...many, sort: `-${column.sort}` });
      const all = [up, down].map(({ rows }) => rows.map((row) => keyOf(column, row)));
      const [rising = [], falling = []] = all;
      const faults = [
        up.sent.some(({ status }) => status !== 200) && 'refused',
        scattered(rising) && `scattered up: ${scattered(rising)}`,
        scattered(falling) && `scattered down: ${scattered(falling)}`,
        !rises(rising) && 'does not rise',
        !rises(falling.toReversed()) && 'does not fall',
        rising[0] === falling[0] && new Set([...rising, ...falling]).size > 1 && `starts with ${rising[0]} either way`,
      ].filter(Boolean);
      if (faults.length > 0) wrong.push(JSON.stringify({ column: column.id, faults }));
    }
    expect(wrong).toEqual([]);
  });

  test('pages follow each other, and the page behind the last is empty', async () => {
    const size = 10;
    const [first, second, both] = await Promise.all(
      [{ size }, { size, offset: size }, { size: 2 * size }].map((query) =>
        requestTable(screen, { ...many, ...query }),
      ),
    );
    const ids = (page: typeof first): readonly unknown[] => page?.rows.map((row) => evaluate(screen.rowId, row)) ?? [];
    expect([...ids(first), ...ids(second)]).toEqual(ids(both));
    const total = first?.total ?? 0;
    expect(ids(await requestTable(screen, { ...many, size, offset: total + size - (total % size) }))).toEqual([]);
  });

  test.runIf(screen.period)('another period has other entries', async () => {
    const [day, week, whole] = await Promise.all(
      [1, 7, 31].map((days) => requestTable(screen, { ...many, period: lastDays(days) })),
    );
    expect(day?.total).toBeLessThan(week?.total ?? 0);
    expect(week?.total).toBeLessThan(whole?.total ?? 0);
  });
});

function choicesOf(screen: TableScreen): readonly (ChoiceFilter | ChoicesFilter)[] {
  return (screen.filters ?? []).flatMap((filter) =>
    filter.type === 'choice' || filter.type === 'choices' ? [filter] : [],
  );
}

/** The column that shows what a filter compares. */
function columnOf(screen: TableScreen, id: string): Column | undefined {
  const narrowed = screen.columns.find((column) => 'filter' in column && column.filter?.by === id);
  return narrowed ?? screen.columns.find((column) => id.length > 1 && column.id.startsWith(id));
}

function carries(address: string, value: string): boolean {
  return [...new URL(address, 'http://demo.test').searchParams.values()].includes(value);
}

/** Whether a row is one that the option is for, as far as a column shows it. */
function fits(screen: TableScreen, filter: ChoiceFilter | ChoicesFilter, option: FilterOption, row: Scope): boolean {
  const column = screen.columns.find(({ id }) => id === filter.id);
  if (!column || column.type === 'button') return true;
  const value = evaluate(column.value, row);
  if (column.type !== 'scale' && column.type !== 'state')
    return [option.value, option.name].includes(formatText(value)?.text);
  const found = rate(column.scale, value);
  const isSame = 'scale' in filter.options && filter.options.scale === column.scale;
  return isSame ? found?.text?.key === option.text?.key : found?.severity === option.severity;
}

/** A rated value that its scale has no words for. */
function rawIn(column: Column, row: Scope): readonly string[] {
  if (column.type !== 'scale' && column.type !== 'state') return [];
  const found = rate(column.scale, evaluate(column.value, row));
  const raw = String(found?.value);
  return found && !found.text && !sown.includes(raw) ? [`${column.id}: ${raw}`] : [];
}

/** What a column's order goes by: the number or the moment, else the words. */
function keyOf(column: Exclude<Column, { readonly type: 'button' }>, row: Scope): number | string {
  const value = evaluate(column.value, row);
  if (isEmpty(value)) return '';
  const isTime = column.type === 'date' || column.type === 'dateTime' || column.type === 'relativeTime';
  const number = isTime ? toTimestamp(value) : value;
  return isNumber(number) ? number : cellText(column, row, context);
}

/** A value that comes again after others stood between. */
function scattered(keys: readonly (number | string)[]): string | undefined {
  const runs = keys.filter((key, at) => key !== keys[at - 1]);
  const again = runs.find((key, at) => key !== '' && runs.indexOf(key) !== at);
  return again === undefined ? undefined : `‘${again}’`;
}

/** Whether the numbers among them rise; where they are words there are many orders, and none is promised. */
function rises(keys: readonly (number | string)[]): boolean {
  const numbers = keys.filter(isNumber);
  return numbers.every((number, at) => at === 0 || number >= (numbers[at - 1] ?? 0));
}
