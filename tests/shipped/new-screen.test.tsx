import { screen, waitFor, within } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { compile } from '../../codegen/compile';
import type { Sources } from '../../codegen/model';
import type { Screen } from '../../src/generated/descriptor-types';
import { isRecord } from '../../src/lib/json';
import { ScreenPlaceContext } from '../../src/render/screens/screen-place';
import { ScreenView } from '../../src/render/screens/ScreenView';
import { evaluateModule } from '../codegen/emit/evaluate-module';
import { edited, shipped } from '../codegen/shipped-sources';
import { demoApp, START } from '../demo/support';
import { setUp } from '../render/support';

const guide = /^## Add a screen$([^]*?)^## /m.exec(readFileSync('docs/authoring.md', 'utf8'))?.[1] ?? '';
/** What the guide shows, with the sentence before it. */
const shown = [...guide.matchAll(/([^\n]*)\n\n```(json)?\n([^]*?)\n```/g)].map(([, before = '', , text = '']) => ({
  before,
  text,
}));
/** The files it shows, by path. */
const files = new Map(
  shown.flatMap(({ before, text }) => {
    const [path] = /screens\/[a-z-]+\.json/.exec(before) ?? [];
    return path === undefined ? [] : [[`descriptors/${path}`, text] as const];
  }),
);
const lines = shown.flatMap(({ before, text }) => (before.includes('`routes/administration.json`') ? [text] : []));
/** Parts of the first file. */
const parts = shown.filter(({ text }) => /^"(filters|period|open|q)"/.test(text)).map(({ text }) => text);
const said = shown.find(({ text }) => text.startsWith('descriptors/'))?.text ?? '';

const path = 'descriptors/screens/sign-ins.json';
const first = files.get(path) ?? '';

/** The shipped sources with some files, and lines at the end of a list of routes. */
function withGuide(more: ReadonlyMap<string, string>, routes: readonly string[]): Sources {
  const added = edited(shipped, 'descriptors/routes/administration.json', (text) =>
    text.replace(/\n {2}\]\n\}\s*$/, `,\n    ${routes.join(',\n')}\n  ]\n}\n`),
  );
  return new Map([...added, ...[...more].map(([name, text]) => [name, new TextEncoder().encode(text)] as const)]);
}

/** What is told of a tree, without what is not translated yet. */
function told(sources: Sources) {
  return compile(sources).diagnostics.filter(({ file }) => !file.startsWith('descriptors/messages/'));
}

/** The first file as the guide makes it grow: members of the screen, and those of its call. */
function grown(): string {
  const made: Record<string, unknown> = Object(JSON.parse(first));
  for (const part of parts) {
    const members: Record<string, unknown> = Object(JSON.parse(`{${part}}`));
    const { audit } = Object(made['sources']);
    Object.assign('q' in members ? Object(audit).query : made, members);
  }
  return JSON.stringify(made, null, 2);
}

const isScreen = (value: unknown): value is Screen => isRecord(value) && 'kind' in value && 'id' in value;

/** Draws a screen of some sources as the demo backend answers. */
async function show(sources: Sources, id: string, search = '', tail = '') {
  const demo = demoApp();
  const asked: string[] = [];
  const value = await evaluateModule(compile(sources).files, `src/generated/screens/${id}.ts`);
  if (!isScreen(value)) throw new Error(`${id} is no screen.`);
  const world = await setUp({
    fetch: (request) => {
      asked.push(decodeURIComponent(request.url));
      request.headers.set('uic-token', 'demo-session-full');
      return demo.fetch(request);
    },
  });
  const period = { from: START / 1000 - 30 * 86_400, to: START / 1000 };
  const place = {
    title: 'Sign-ins',
    tail,
    period,
    periodPicker: null,
    renewPeriod: () => undefined,
    tell: () => undefined,
  };
  await world.show(
    <ScreenPlaceContext value={place}>
      <ScreenView screen={value} search={search} />
    </ScreenPlaceContext>,
  );
  return { ...world, asked };
}

describe('a screen takes one file and one line', () => {
  test('which compile as the guide shows them', () => {
    expect(told(withGuide(new Map([[path, first]]), lines.slice(0, 1)))).toEqual([]);
  });

  test('and show the list', async () => {
    const { asked } = await show(withGuide(new Map([[path, first]]), lines.slice(0, 1)), 'sign-ins');
    const table = await screen.findByRole('grid');
    for (const name of ['Time', 'Account', 'From', 'Result'])
      expect(within(table).getByRole('columnheader', { name: new RegExp(name) })).toBeTruthy();
    await waitFor(() => expect(within(table).getAllByRole('row').length).toBeGreaterThan(2));
    expect(asked[0]).toMatch(/category=sign-in/);
    expect(asked[0]).toMatch(/sort=-time/);
  });

  test('its filters, its period and what it opens are lines more', async () => {
    const sources = withGuide(new Map([[path, grown()]]), lines.slice(0, 1));
    expect(told(sources)).toEqual([]);
    const { asked } = await show(sources, 'sign-ins', '?result=failed&q=a');
    await waitFor(() => expect(asked.join(' ')).toMatch(/result=failed/));
    expect(asked.join(' ')).toMatch(/q=a/);
    expect(asked.join(' ')).toContain(`from=${START / 1000 - 30 * 86_400}`);
  });

  test('all other kinds of the guide compile too', () => {
    const all = new Map([...files, [path, grown()]]);
    expect(files.size).toBe(5);
    expect(told(withGuide(all, lines))).toEqual([]);
  });

  test('the dashboard of the guide counts', async () => {
    await show(withGuide(files, lines), 'alert-summary');
    expect(await screen.findByText('New alerts')).toBeTruthy();
  });
});

test('the guide prints what the compiler says of misspelt paths, parameters and keys', () => {
  const misspelt = first
    .replace('item.sourceIp', 'item.sorceIp')
    .replace('"category"', '"catgory"')
    .replace('"sort": "account"', '"sort": "acount"');
  const diagnostics = told(withGuide(new Map([[path, misspelt]]), lines.slice(0, 1)));
  const printed = diagnostics.map(
    ({ file, line, column, message, hint }) => `${file}:${line}:${column}  ${message}\n  ${hint}`,
  );
  expect(printed.toSorted()).toEqual(said.split(/\n(?=descriptors)/).toSorted());
});
