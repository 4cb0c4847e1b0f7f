import { screen, waitFor, within } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Compilation, Sources } from '../../codegen/language/model';
import type { Screen } from '~/generated/contract/descriptor-types';
import { isRecord } from '~/lib/json';
import { ScreenContext } from '~/view/screen/screen-context';
import { ScreenView } from '~/view/screen/ScreenView';
import { evaluateModule } from '../harness/codegen/4-emit/evaluate-module';
import { edited, shipped, shippedCompiler } from '../harness/codegen/shipped-sources';
import { demoApp, START } from '../harness/demo/support';
import { setUp } from '../harness/view/support';

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
const message = shown.find(({ text }) => text.startsWith('descriptors/'))?.text ?? '';

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
function messagesOf({ diagnostics }: Compilation) {
  return diagnostics.filter(({ file }) => !file.startsWith('descriptors/messages/'));
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

// Fetching code takes time of its own, for which no test waits.
beforeAll(() => Promise.all([import('~/view/screen/TableScreen'), import('~/view/screen/TilesScreen')]));

/** Everything is compiled, and answered by the demo backend. */
const slow = { timeout: 30_000 };
const from = START / 1000 - 30 * 86_400;

/** Draws a screen as the demo backend answers; `asked` are its calls. */
async function show({ files: modules }: Compilation, id: string, search = '') {
  const demo = demoApp();
  const requested: string[] = [];
  const value = await evaluateModule(modules, `src/generated/console/screens/${id}.ts`);
  if (!isScreen(value)) throw new Error(`${id} is no screen.`);
  const { show: draw } = await setUp({
    fetch: (request) => {
      requested.push(decodeURIComponent(request.url));
      request.headers.set('uic-token', 'demo-session-full');
      return demo.fetch(request);
    },
  });
  const still = { periodPicker: null, renewPeriod: () => undefined, setMeta: () => undefined };
  await draw(
    <ScreenContext value={{ title: 'Title', tail: '', period: { from, to: START / 1000 }, ...still }}>
      <ScreenView screen={value} search={search} />
    </ScreenContext>,
  );
  return requested;
}

describe('a screen takes one file and one line', () => {
  const plain = shippedCompiler.compile(withGuide(new Map([[path, first]]), lines.slice(0, 1)));
  const whole = shippedCompiler.compile(withGuide(new Map([...files, [path, grown()]]), lines));

  test('which compile as the guide shows them, and show the list', slow, async () => {
    expect(messagesOf(plain)).toEqual([]);
    const requested = await show(plain, 'sign-ins');
    const table = await screen.findByRole('grid');
    for (const name of ['Time', 'Account', 'From', 'Result'])
      within(table).getByRole('columnheader', { name: new RegExp(name) });
    await waitFor(() => expect(within(table).getAllByRole('row').length).toBeGreaterThan(2));
    expect(requested[0]).toMatch(/category=sign-in.*sort=-time/);
  });

  test('filters, period, drawer and every other kind of the guide compile too', () => {
    expect([files.size, lines.length, parts.length]).toEqual([5, 2, 4]);
    expect(messagesOf(whole)).toEqual([]);
  });

  test('what the reader chooses is asked for', slow, async () => {
    const requested = await show(whole, 'sign-ins', '?result=failed&q=a');
    await waitFor(() => expect(requested.join()).toMatch(/q=a/));
    for (const part of ['result=failed', `from=${from}`, `to=${START / 1000}`])
      expect(requested.join()).toContain(part);
  });

  test('the dashboard shows its tiles', slow, async () => {
    await show(whole, 'alert-summary');
    for (const title of ['New alerts', 'By severity', 'Over time']) await screen.findByText(title);
  });
});

test('the guide prints what the compiler says of misspelt paths, parameters and keys', slow, () => {
  const misspelt = first
    .replace('item.sourceIp', 'item.sorceIp')
    .replace('"category"', '"catgory"')
    .replace('"sort": "account"', '"sort": "acount"');
  const printed = messagesOf(shippedCompiler.compile(withGuide(new Map([[path, misspelt]]), lines.slice(0, 1)))).map(
    ({ file, line, column, message, code, hint }) => `${file}:${line}:${column}  ${message}  [${code}]\n  ${hint}`,
  );
  expect(printed.toSorted()).toEqual(message.split(/\n(?=descriptors)/).toSorted());
});
