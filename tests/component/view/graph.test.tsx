import { act, createEvent, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { GraphField, Scale } from '~/generated/contract/descriptor-types';
import type { Scope } from '~/generated/contract/types';
import { GraphView } from '~/view/field/graph/GraphView';
import { fitLabel } from '~/view/field/graph/fit-label';
import { fakeSizes } from '../../harness/fake-sizes';
import { session, setUp } from '../../harness/view/support';

const text = (words: string) => ({ key: `test.${words}`, text: words });
const part = (name: string) => (scope: Scope) => Object(scope.item)[name];
const kinds: Scale = {
  id: 'kinds',
  of: 'string',
  rows: [
    { equals: 'mail', text: text('Email') },
    { equals: 'process', text: text('Process') },
  ],
  else: 'value',
};
const verdicts: Scale = {
  id: 'verdicts',
  of: 'string',
  rows: [{ equals: 'bad', text: text('Malicious'), severity: 'critical' }],
  else: 'dash',
};
const relations: Scale = {
  id: 'relations',
  of: 'string',
  rows: [{ equals: 'opened', text: text('opened') }],
  else: 'value',
};
const field: GraphField = {
  type: 'graph',
  id: 'attack',
  label: text('Attack graph'),
  value: (scope) => Object(scope.v).nodes,
  nodeId: part('id'),
  name: part('name'),
  kind: { value: part('kind'), scale: kinds },
  severity: { value: part('verdict'), scale: verdicts },
  object: { searchType: 1, objectId: part('id') },
  edges: {
    value: (scope) => Object(scope.v).edges,
    from: part('from'),
    to: part('to'),
    kind: { value: part('relation'), scale: relations },
  },
};
const longName = 'https://a.example/a/very/long/path/to/a/file?with=parameters';
const attack = {
  nodes: [
    { id: 'm', name: 'Reminder', kind: 'mail' },
    { id: 'u', name: longName, kind: 'url' },
    { id: 'p', name: 'viewer.exe', kind: 'process', verdict: 'bad' },
    { id: 'q', name: 'rundll32.exe', kind: 'process' },
    { id: 'm', name: 'The same id again' },
  ],
  edges: [
    { from: 'm', to: 'u', relation: 'links to' },
    { from: 'u', to: 'p', relation: 'opened' },
    { from: 'u', to: 'q', relation: 'opened' },
    { from: 'p', to: 'unknown', relation: 'started' },
  ],
};

beforeAll(() => import('~/view/field/graph/GraphView'));

async function show(v: unknown, over: Partial<GraphField> = {}) {
  const world = await setUp();
  await world.show(<GraphView field={{ ...field, ...over }} scope={{ ...session, v }} />);
  return world;
}

const figure = () => screen.getByRole('figure', { name: 'Attack graph' });
const node = (name: string) => screen.getByRole('link', { name });
const focused = () => document.activeElement?.querySelector('title')?.textContent;
const cells = (name: string) =>
  [...within(screen.getByRole('group', { name })).getByRole('table').querySelectorAll('tbody tr')].map((row) =>
    [...row.querySelectorAll('td')].map((cell) => cell.textContent),
  );

describe('a graph', () => {
  test('draws each node once, and the edges between known nodes', async () => {
    await show(attack);
    expect(within(figure()).getAllByRole('link')).toHaveLength(4);
    const labels = [...figure().querySelectorAll('.descry-graph-edge > text > title')].map((one) => one.textContent);
    expect(labels).toEqual(['links to', 'opened', 'opened']);
  });

  test('a room that becomes narrow, as beside a drawer, shows the graph from its beginning, and the focus stays', async () => {
    const room = vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(900);
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(240);
    onTestFinished(() => void vi.restoreAllMocks());
    const { resize } = fakeSizes();
    onTestFinished(() => void vi.unstubAllGlobals());
    await show(attack);
    const x = () =>
      figure().querySelector<HTMLElement>('.descry-picture-room')?.style.getPropertyValue('--descry-picture-x');
    const wide = x();
    act(() => node('Reminder').focus());
    await userEvent.keyboard('{End}+{Shift>}{ArrowLeft}{ArrowLeft}{/Shift}');
    expect(x()).not.toBe(wide);
    room.mockReturnValue(400);
    act(resize);
    expect(Number(figure().dataset['scale'])).toBeCloseTo(0.9);
    expect(x()).toBe('0px');
    expect(focused()).toBe('rundll32.exe');
  });

  test.each([
    ['four nodes goes onwards', 4, false],
    ['eight goes downwards, because more of it can be read', 8, true],
  ])('a chain of %s', async (_, length, isDownwards) => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(900);
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(480);
    onTestFinished(() => void vi.restoreAllMocks());
    const nodes = Array.from({ length }, (__, index) => ({ id: `${index}`, name: `step ${index}`, kind: 'process' }));
    const edges = nodes.slice(1).map(({ id }, index) => ({ from: nodes[index]?.id, to: id, relation: 'started' }));
    await show({ nodes, edges });
    const boxes = [...figure().querySelectorAll('[data-step]')].map((box) => box.getAttribute('transform'));
    const columns = new Set(boxes.map((position) => position?.split(' ')[0]));
    expect(columns.size === 1).toBe(isDownwards);
  });

  test('a long name is cut on the drawing and whole for readers', async () => {
    await show(attack);
    const shown = node(longName).querySelector('.descry-graph-name')?.textContent;
    expect(shown).toMatch(/^https:\/\/a\.example.*…$/);
    expect(shown?.length).toBeLessThan(25);
  });

  test('the severity of a node is a mark with words', async () => {
    await show(attack);
    expect(node('viewer.exe').getAttribute('data-severity')).toBe('critical');
    expect(node('viewer.exe').querySelector('.descry-graph-severity > title')?.textContent).toBe('Malicious');
  });

  test.each([
    ['{ArrowRight}', longName],
    ['{ArrowRight}{ArrowRight}{ArrowLeft}', longName],
    ['{ArrowRight}{ArrowLeft}', 'Reminder'],
    ['{ArrowLeft}', 'Reminder'],
    ['{End}', 'rundll32.exe'],
    ['{End}{Home}', 'Reminder'],
  ])('the keys %s walk along the edges to %s', async (keys, want) => {
    await show(attack);
    node('Reminder').focus();
    await userEvent.keyboard(keys);
    expect(focused()).toBe(want);
    expect(document.querySelectorAll('[data-step][tabindex="0"]')).toHaveLength(1);
    expect(figure().querySelector('.descry-graph-active')?.textContent).toContain(want);
  });

  test('up and down lead through the nodes of a layer', async () => {
    await show(attack);
    node('viewer.exe').focus();
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{ArrowUp}{ArrowDown}');
    const after = focused();
    expect(['viewer.exe', 'rundll32.exe']).toContain(after);
    await userEvent.keyboard('{ArrowUp}');
    expect(['viewer.exe', 'rundll32.exe'].filter((name) => name !== after)).toContain(focused());
  });

  test('plus and minus zoom, and Shift with an arrow moves the view', async () => {
    await show(attack);
    node('Reminder').focus();
    await userEvent.keyboard('+');
    expect(figure().getAttribute('data-scale')).toBe('1.1');
    await userEvent.keyboard('0');
    expect(figure().getAttribute('data-scale')).toBe('1');
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
    expect(focused()).toBe('Reminder');
  });

  test('a click on a node opens its drawer', async () => {
    await show(attack);
    expect(node('viewer.exe').getAttribute('href')).toContain('profile=1&profileId=p');
    const click = createEvent.click(node('viewer.exe'));
    fireEvent(node('viewer.exe'), click);
    expect(click.defaultPrevented).toBe(true);
  });

  test('a node without a drawer is no link', async () => {
    const { object: _, ...plain } = field;
    const world = await setUp();
    await world.show(<GraphView field={plain} scope={{ ...session, v: attack }} />);
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByRole('img', { name: 'viewer.exe' })).toBeDefined();
  });

  test('the node that the page is about is marked and the first tab stop', async () => {
    await show(attack, { current: () => 'p' });
    expect(node('viewer.exe').getAttribute('aria-current')).toBe('true');
    expect(node('viewer.exe').getAttribute('tabindex')).toBe('0');
  });

  test('the same graph is a table of objects and one of relations', async () => {
    await show(attack);
    await userEvent.click(screen.getByRole('button', { name: 'Table', pressed: false }));
    expect(screen.queryByRole('figure')).toBeNull();
    expect(cells('Objects')).toContainEqual(['viewer.exe', 'Process', 'Malicious']);
    expect(cells('Relations')).toEqual([
      ['Reminder', 'links to', longName],
      [longName, 'opened', 'viewer.exe'],
      [longName, 'opened', 'rundll32.exe'],
    ]);
    expect(screen.getAllByRole('link', { name: 'viewer.exe' })).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: 'Graph' }));
    expect(figure()).toBeDefined();
  });

  test('a graph that is too large to be drawn is tables, with a sentence', async () => {
    const nodes = Array.from({ length: 201 }, (_, at) => ({ id: at, name: `node ${at}` }));
    await show({ nodes, edges: [] });
    expect(screen.queryByRole('figure')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Graph' })).toBeNull();
    expect(screen.getByText(/201 objects, more than the 200 that can be drawn/)).toBeDefined();
    expect(screen.getByRole('group', { name: 'Objects' })).toBeDefined();
  });

  test('relations in a circle and from a node to itself are drawn', async () => {
    const nodes = [
      { id: 1, name: 'a' },
      { id: 2, name: 'b' },
    ];
    const edges = [
      { from: 1, to: 2 },
      { from: 2, to: 1 },
      { from: 1, to: 1 },
    ];
    await show({ nodes, edges });
    expect(figure().querySelectorAll('.descry-graph-edge')).toHaveLength(3);
  });

  test('a graph without nodes is a dash', async () => {
    await show({ nodes: [], edges: [] });
    expect(document.querySelector('[data-value]')?.textContent).toBe('-');
  });
});

test.each([
  ['short', 10, 'short'],
  ['exactly-10', 10, 'exactly-10'],
  ['longer than ten', 10, 'longer th…'],
  ['日本語のとても長い名前', 10, '日本語の…'],
  ['👩‍💻👩‍💻👩‍💻', 4, '👩‍💻…'],
  ['x'.repeat(100_000), 5, 'xxxx…'],
])('the label %j has at most %i widths of a letter: %s', (label, units, want) => {
  expect(fitLabel(label, units)).toBe(want);
});
