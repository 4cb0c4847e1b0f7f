import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Filter, Screen, TableScreen } from '~/generated/contract/descriptor-types';
import type { Text } from '~/generated/contract/types';
import { draw, textsOf, waiting } from '../../harness/product/screens/drawing';
import { everyScreen } from '../../harness/product/screens/every-screen';

const all = await everyScreen();

let broken: unknown[] = [];
beforeEach(() => {
  broken = [];
  vi.spyOn(console, 'error').mockImplementation((...words) => void broken.push(words));
});
afterEach(() => {
  vi.restoreAllMocks();
  expect(broken).toEqual([]);
});

/** The console in the language in which whatever is not translated is out. */
const language = 'ja';

/** Signs and units that are the same in every language, and names of products. */
const same =
  /^(?:API|AWS|Azure|CSV|GCP|EC2|GB|ID|IMEI|IOC|IP|KB|MAC|MB|MFA|OS|PDF|PID|OpenID|Connect|SAML|SCIM|SHA-1|SHA-256|CVE|CVSS|UTC|URL|Enter|Space|Shift|F10|Windows|macOS|Linux|iOS|Android|Entra|Microsoft|Active|Directory|Exchange|Online|Gmail|Workspace|Google)$/;

// Their chunks would arrive before or after the end of the test.
beforeAll(() => Promise.all([import('~/view/field/graph/GraphView'), import('~/view/screen/query/ScreenQuery')]));

describe.each(all.map((each) => [each.id, each] as const))('%s', (_, each) => {
  test('draws what it is made of from what the server answers, in the language of the reader', async () => {
    const { words, logged } = await draw(each, { language });
    expect(waiting()).toBe(0);
    expect(missing(each.screen, words)).toEqual([]);
    const isNamed = each.screen.kind === 'sections' && each.screen.name !== undefined;
    expect(textsOf('h1')).toEqual([isNamed ? expect.stringMatching(/\w/) : words(each.title)]);
    expect(
      document.querySelectorAll('.descry-no-data, [data-empty], [data-absent], [data-testid="refused"]'),
    ).toHaveLength(0);
    expect(document.body.textContent).not.toMatch(/undefined|NaN|\[object|Infinity/);
    expect(foreignWords()).toEqual([]);
    expect(logged).toEqual([]);
  });
});

/** The filters with a control: a query takes the place of the first text filter. */
function controlsOf({ filters = [], query }: TableScreen): readonly Filter[] {
  const text = query ? filters.find(({ type }) => type === 'text') : undefined;
  return filters.filter((filter) => filter.type !== 'link' && filter.control !== false && filter !== text);
}

/** What the descriptor says should be there, and is not. */
function missing(screen: Screen, words: (text: Text) => string): readonly string[] {
  const missingFrom = (kind: string, wanted: readonly Text[], found: readonly string[]): readonly string[] =>
    wanted
      .map(words)
      .filter((text) => !found.some((each) => each.includes(text)))
      .map((text) => `${kind} ${text}`);
  switch (screen.kind) {
    case 'table': {
      const heads = screen.columns.filter(({ hidden }) => !hidden).map(({ label }) => label);
      const rows = document.querySelectorAll('tbody [data-item]').length;
      return [
        ...missingFrom('column', heads, textsOf('thead th')),
        ...missingFrom(
          'filter',
          // What a link narrows by is there only with the link, and what the query asks for has no control.
          controlsOf(screen).map(({ label }) => label),
          [
            ...textsOf('[data-filter]'),
            ...[...document.querySelectorAll('[aria-label]')].map((part) => part.getAttribute('aria-label') ?? ''),
          ],
        ),
        ...(rows < 2 ? ['rows'] : []),
      ];
    }
    case 'tiles':
      return [
        ...missingFrom(
          'tile',
          screen.tiles.map(({ title }) => title),
          textsOf('[data-tile][data-state="data"] h2'),
        ),
        ...screen.tiles.flatMap((tile) =>
          tile.type === 'list'
            ? missingFrom(
                'column',
                tile.columns.map(({ label }) => label),
                textsOf('th'),
              )
            : [],
        ),
      ];
    case 'sections': {
      // What is shown under a condition may well be absent.
      const sections = screen.sections.filter(({ visibleWhen }) => !visibleWhen);
      return [
        ...missingFrom(
          'section',
          sections.flatMap(({ title }) => title ?? []),
          textsOf('h2'),
        ),
        ...sections.flatMap(({ fields }) =>
          missingFrom(
            'field',
            fields.flatMap((field) => ('label' in field && !field.visibleWhen ? field.label : [])),
            textsOf('[data-field]'),
          ),
        ),
        ...screen.sections.flatMap(({ fields }) =>
          // A list may well be empty.
          fields
            .filter(({ type, id }) => !['table', 'tree', 'chips'].includes(type) && isDash(id))
            .map(({ id }) => `a value of ${id}`),
        ),
      ];
    }
    case 'tabs':
      return missingFrom(
        'tab',
        screen.tabs.map(({ title }) => title),
        textsOf('[role="tab"]'),
      );
    case 'frame':
      return document.querySelector('iframe[src]') ? [] : ['the application'];
    case 'placeholder':
      return [];
  }
}

function isDash(field: string): boolean {
  return textsOf(`[data-field="${field}"] .descry-dash`).length > 0;
}

/** Words in Latin letters that are neither data nor names. */
function foreignWords(): readonly string[] {
  const found = new Set<string>();
  const note = (text: string | null): void => {
    // A term of a query, such as `severity:high`, is the same in every language.
    for (const word of text?.replaceAll(/[\w-]+:[\w-]+/g, '').match(/[A-Za-z][\w-]+/g) ?? [])
      if (!same.test(word)) found.add(`${word} in ‘${text?.slice(0, 80)}’`);
  };
  const [screen = document.body] = document.querySelectorAll('.descry-screen-view');
  const nodes = document.createTreeWalker(screen, NodeFilter.SHOW_TEXT);
  for (let node = nodes.nextNode(); node; node = nodes.nextNode())
    if (!node.parentElement?.closest('bdi, h1, .descry-untrusted')) note(node.textContent);
  for (const part of screen.querySelectorAll('[aria-label], [placeholder], [title]'))
    for (const name of ['aria-label', 'placeholder', 'title'])
      if (!part.closest('bdi, h1, .descry-untrusted')) note(part.getAttribute(name));
  return [...found];
}
