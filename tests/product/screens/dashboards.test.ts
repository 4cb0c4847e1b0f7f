import { describe, expect, test } from 'vitest';
import { evaluate } from '~/descriptor/evaluate';
import { isEmpty } from '~/lib/format/formatted-value';
import { rate } from '~/descriptor/scale';
import type { Scale, Tile } from '~/generated/contract/descriptor-types';
import type { Expression, Scope } from '~/generated/contract/types';
import { isNumber } from '~/lib/json';
import {
  requestScreen,
  entriesOf,
  everyScreen,
  lastDays,
  sourcesOf,
  sown,
} from '../../harness/product/screens/every-screen';

const dashboards = (await everyScreen()).flatMap(({ id, screen }) =>
  screen.kind === 'tiles' ? [[id, screen] as const] : [],
);

describe.each(dashboards)('%s', (_, screen) => {
  test('every tile has something to show, told in words', async () => {
    // A week, so that there is a time before it.
    const { scope, sent } = await requestScreen(screen, { period: lastDays(7) });
    expect(sent.filter(({ status }) => status !== 200)).toEqual([]);
    expect(screen.tiles.flatMap((tile) => faultsOf(tile, scope).map((fault) => `${tile.id}: ${fault}`))).toEqual([]);
  });

  test('every call that looks at the period counts otherwise for another one', async () => {
    const { to } = lastDays(1);
    const [day, before] = await Promise.all(
      [lastDays(1), { from: to - 20 * 86_400, to: to - 10 * 86_400 }].map((period) =>
        requestScreen(screen, { period }),
      ),
    );
    const requested = Object.entries(sourcesOf(screen)).filter(([, { query }]) => query && 'from' in query);
    expect(requested.length > 0).toBe(screen.period === true);
    const same = requested.filter(([name]) => JSON.stringify(day?.scope[name]) === JSON.stringify(before?.scope[name]));
    expect(same.map(([name]) => name)).toEqual([]);
  });
});

function faultsOf(tile: Tile, scope: Scope): readonly string[] {
  const many = 999;
  const number = (expression: Expression | undefined, rowScope: Scope, name: string): readonly string[] =>
    expression === undefined || isNumber(evaluate(expression, rowScope)) ? [] : [`${name} is no number`];
  switch (tile.type) {
    case 'number': {
      const values = Object.entries(typeof tile.note === 'object' ? (tile.note.with ?? {}) : {});
      const unknown = values.flatMap(([name, value]) => (isEmpty(evaluate(value, scope)) ? [`lacks ${name}`] : []));
      const unrated = rawIn(tile.scale, evaluate(tile.value, scope));
      return [...number(tile.value, scope, 'value'), ...number(tile.before, scope, 'before'), ...unknown, ...unrated];
    }
    case 'list': {
      const rows = entriesOf(tile.rows, scope, tile.first);
      const empty = tile.columns.filter(
        (column) => column.type !== 'button' && rows.every((row) => isEmpty(evaluate(column.value, row))),
      );
      const raw = rows.flatMap((row) =>
        tile.columns.flatMap((column) =>
          column.type === 'scale' || column.type === 'state' ? rawIn(column.scale, evaluate(column.value, row)) : [],
        ),
      );
      const ids = new Set(rows.map((row) => evaluate(tile.rowId, row)));
      return [
        ...(rows.length === 0 ? ['no rows'] : []),
        ...(ids.size < rows.length || ids.has(undefined) ? ['rows of one name'] : []),
        ...empty.map(({ id }) => `${id} is empty`),
        ...raw,
      ];
    }
    case 'bar':
    case 'ring': {
      const rows = entriesOf(tile.rows, scope, many);
      const names = rows.map((row) => evaluate(tile.name, row));
      const isCoded = tile.scale === undefined && names.some((name) => /^[a-z]+(-[a-z]+)*$/.test(String(name)));
      return [
        ...(rows.length < 2 ? ['fewer than two parts'] : []),
        ...(isCoded ? [`tells codes: ${names.join()}`] : []),
        ...names.flatMap((name) => rawIn(tile.scale, name)),
        ...rows.flatMap((row) => number(tile.value, row, 'a part')),
      ];
    }
    case 'line': {
      const rows = entriesOf(tile.rows, scope, many);
      const flat = tile.series.filter(({ value }) => new Set(rows.map((row) => evaluate(value, row))).size < 2);
      return [
        ...(rows.length < 2 ? ['fewer than two points'] : []),
        ...rows.flatMap((row) => (isEmpty(evaluate(tile.time, row)) ? ['a point without a time'] : [])),
        ...rows.flatMap((row) => tile.series.flatMap(({ id, value }) => number(value, row, id))),
        ...flat.map(({ id }) => `${id} never changes`),
      ];
    }
  }
}

/** A rated value that its scale has no words for. */
function rawIn(scale: Scale | undefined, value: unknown): readonly string[] {
  const found = scale && rate(scale, value);
  return found && !found.text && !sown.includes(String(found.value)) ? [`no words for ${found.value}`] : [];
}
