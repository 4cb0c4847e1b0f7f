import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { dialogs } from '~/generated/console/catalogue';
import { settings } from '~/generated/console/console';
import { address, calm, openConsole, part, profileOf, type Given } from '~/tests/harness/app/console';

const flagged = profileOf('ents', {
  access: { console: 1, account: 1, company: 1, flagsState: { 'platform-data-query-preview': 1 }, permissions: {} },
});
const historyKey = 'uic_searchHistory:account-1';
const results = '/app/global-search';

beforeEach(async () => {
  vi.restoreAllMocks();
  await Promise.all([
    dialogs['data-query-opt-in'].load(),
    import('~/view/dialog/DialogView'),
    import('~/shell/palette/Palette'),
    import('~/shell/search/SuggestionList'),
  ]);
});

const open = (given: Given = {}) => openConsole({ at: '/users/about', profile: flagged, menu: anyMenu, ...given });
const anyMenu = [8601, 88].map((id) => ({ id, title: String(id), sidebar: true, role: 'user', children: [] }));
const field = () => screen.getByRole('combobox', { name: 'Search all data' });
const width = () => screen.getByTestId('search').style.width;
const options = () => screen.queryAllByRole('option').map((option) => option.dataset['value']);
const stored = (...texts: readonly string[]) => ({ [historyKey]: JSON.stringify(texts) });

test.each(['ents', 'entp', 'smbp', 'xsp-itops', 'xsp-dfir', 'mspc'])(
  'the search bar for view %s [SH-HD-05]',
  async (view) => {
    await open({ profile: profileOf(view) });
    expect(part('search') !== null).toBe(view.startsWith('ent'));
  },
);

test.each<[string, { given: boolean; want: string }]>([
  ['320 px in a wide window [SH-OP-058]', { given: true, want: '320px' }],
  ['144 px in a narrow window [SH-SB-03]', { given: false, want: '144px' }],
])(
  'the search bar has its narrow width until it is used, and then 640 px: %s [SH-SB-02]',
  async (_, { given, want }) => {
    const real = window.matchMedia.bind(window);
    vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
      const list = real(query);
      if (query.includes(`(min-width: ${settings.search.wideFrom}px)`))
        Object.defineProperty(list, 'matches', { get: () => given });
      return list;
    });
    await open();
    expect(width()).toBe(want);
    await userEvent.click(field());
    expect(width()).toBe('640px');
  },
);

test('the settings have the widths of the search bar [SH-CO-07]', () => {
  expect(settings.search).toMatchObject({ narrow: 144, wide: 320, expanded: 640, wideFrom: 1280 });
});

test('collapsed, expanded, then the results; the keyword is in the bar [SH-SB-01, SH-SB-04]', async () => {
  await open();
  const area = screen.getByTestId('search').closest('[data-expanded]');
  expect(area?.getAttribute('data-expanded')).toBe('false');
  await userEvent.type(field(), ' abc def {Enter}');
  await calm();
  expect(address()).toMatch(/^\/app\/global-search\?keyword=abc\+def&from=\d{10}&to=\d{10}/);
  expect(field()).toHaveProperty('value', 'abc def');
  expect(area?.getAttribute('data-expanded')).toBe('false');
});

test('the button searches too [SH-SB-04]', async () => {
  const { local } = await open();
  await userEvent.type(field(), 'abc');
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  expect(address()).toContain('keyword=abc');
  expect(local.getItem(historyKey)).toBe('["abc"]');
});

test.each(['{Enter}', '   {Enter}'])('blank text %j searches nothing [SH-SB-05]', async (keys) => {
  const { local } = await open();
  await userEvent.type(field(), keys);
  expect(address()).toBe('/users/about');
  expect(local.getItem(historyKey)).toBeNull();
});

test('the keyword of the address fills the bar, and leaving the results empties it', async () => {
  const { go } = await open({ at: `${results}?keyword=lateral%20movement` });
  expect(field()).toHaveProperty('value', 'lateral movement');
  await go('/users/about');
  expect(field()).toHaveProperty('value', '');
});

test('suggestions from the third character, matching, the newest first [SH-SB-10 to 14]', async () => {
  await open({ local: stored('beta', 'alphabet', 'alpha') });
  await userEvent.type(field(), 'al');
  expect(options()).toEqual([]);
  await userEvent.type(field(), 'P');
  await calm();
  expect(options()).toEqual(['alphabet', 'alpha']);
  expect(screen.getByText('2 earlier searches match').closest('[role="status"]')).not.toBeNull();
  expect([...document.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['alp', 'alp']);
});

test('arrow keys walk over the suggestions and back to the text, Enter searches the one reached', async () => {
  await open({ local: stored('alphabet', 'alpha') });
  await userEvent.type(field(), 'alp{ArrowDown}{ArrowDown}');
  const selected = screen.getByRole('option', { selected: true });
  expect(selected.dataset['value']).toBe('alpha');
  expect(field().getAttribute('aria-activedescendant')).toBe(selected.id);
  await userEvent.keyboard('{ArrowDown}');
  expect(field().hasAttribute('aria-activedescendant')).toBe(false);
  await userEvent.keyboard('{ArrowUp}{Enter}');
  await calm();
  expect(address()).toContain('keyword=alpha&');
  expect(options()).toEqual([]);
});

test('a click on a suggestion searches it', async () => {
  await open({ local: stored('alphabet') });
  await userEvent.type(field(), 'alp');
  await userEvent.click(screen.getByRole('option', { name: /alphabet/ }));
  expect(address()).toContain('keyword=alphabet&');
});

test('Delete removes the suggestion that is reached, and without one edits the text', async () => {
  const { local } = await open({ local: stored('alphabet', 'alpha') });
  await userEvent.type(field(), 'alp{ArrowDown}{Delete}');
  expect(options()).toEqual(['alpha']);
  expect(local.getItem(historyKey)).toBe('["alpha"]');
  await userEvent.keyboard('{Home}{Delete}');
  expect(field()).toHaveProperty('value', 'lp');
});

test('the cross beside a suggestion removes it and searches nothing', async () => {
  await open({ local: stored('alphabet', 'alpha') });
  await userEvent.type(field(), 'alp');
  const cross = screen.getByRole('option', { name: /alphabet/ }).querySelector('[aria-hidden="true"]:last-child');
  if (cross) await userEvent.click(cross);
  expect([options(), address()]).toEqual([['alpha'], '/users/about']);
});

test('Escape closes the suggestions first, then the bar; a key opens it again', async () => {
  await open({ local: stored('alphabet') });
  await userEvent.type(field(), 'alp');
  await userEvent.keyboard('{Escape}');
  expect([options(), width()]).toEqual([[], '640px']);
  await userEvent.keyboard('{Escape}');
  expect(width()).not.toBe('640px');
  expect(document.activeElement).toBe(field());
  await userEvent.keyboard('h');
  expect([options(), width()]).toEqual([['alphabet'], '640px']);
});

test('the bar collapses when the focus leaves it and when something beside it is clicked', async () => {
  await open();
  await userEvent.click(field());
  act(() => screen.getByTestId('user-menu').focus());
  expect(width()).not.toBe('640px');
  await userEvent.click(field());
  fireEvent.pointerDown(screen.getByTestId('screen'));
  expect(width()).not.toBe('640px');
});

test('the period is beside the bar in use and on the results page [SH-OP-055]', async () => {
  const { go } = await open();
  expect(part('period')).toBeNull();
  await userEvent.click(field());
  expect(part('period')).not.toBeNull();
  await userEvent.keyboard('{Escape}');
  expect(part('period')).toBeNull();
  await go(`${results}?keyword=a`);
  expect(part('period')).not.toBeNull();
});

test('without the flag the focus asks to opt in, does not expand, and is not asked again on its return [SH-SB-09, SH-PO-01]', async () => {
  await open({ profile: profileOf('ents') });
  await userEvent.click(field());
  const dialog = await screen.findByRole('dialog', { name: 'Search the whole platform' });
  expect(width()).not.toBe('640px');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(dialog.isConnected).toBe(false));
  expect(document.activeElement).toBe(field());
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(field());
  expect(await screen.findByRole('dialog')).toBeTruthy();
});

test('what closes in front of the bar and gives the focus back asks no second time [SH-SB-09]', async () => {
  await open({ profile: profileOf('ents') });
  await userEvent.click(field());
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Not now' }));
  expect(document.activeElement).toBe(field());
  await userEvent.keyboard('{Control>}k{/Control}');
  await calm();
  expect(part('palette')).not.toBeNull();
  await userEvent.keyboard('{Escape}');
  expect(document.activeElement).toBe(field());
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('without the flag the results page opens by its address [SH-OP-060]', async () => {
  await open({ profile: profileOf('ents'), at: `${results}?keyword=abc` });
  expect(screen.getByTestId('screen').dataset['route']).toMatch(results);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each<[string, { given: 200 | 500; want: [string, string, number] }]>([
  [
    'after a success the user gets a message, and the page reloads 1.5 s later [SH-PO-02 to 04]',
    { given: 200, want: ['success', 'You have opted in. The page reloads.', 1] },
  ],
  [
    'after a failure the user gets a message, and nothing reloads [SH-PO-05, SH-ER-15]',
    { given: 500, want: ['danger', 'The request could not be completed', 0] },
  ],
])('%s', async (_, { given, want: [intent, text, reloads] }) => {
  const answer = new Response('{}', { status: given, headers: { 'content-type': 'application/json' } });
  const { requested, page, clock } = await open({ profile: profileOf('ents'), answers: { previewFramework: answer } });
  await userEvent.click(field());
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Opt in' }));
  await calm();
  expect(requested.filter((path) => path.endsWith('/previewFramework/platform-data-query-preview'))).toHaveLength(1);
  const toast = await screen.findByTestId('toast');
  expect([toast.dataset['intent'], toast.textContent]).toEqual([intent, text]);
  await act(() => clock.advance(1499));
  expect(page.done).not.toContain('reload');
  await act(() => clock.advance(1));
  expect(page.done.filter((each) => each === 'reload')).toHaveLength(reloads);
});

test('the arrow leads back to the page before the search [SH-SB-06]', async () => {
  const { go } = await open({ at: '/app/ddr?x=1' });
  expect(screen.queryByRole('button', { name: 'Back to the page before the search' })).toBeNull();
  await go(`${results}?keyword=a`);
  await go(`${results}/tail?keyword=b`);
  await userEvent.click(screen.getByRole('button', { name: 'Back to the page before the search' }));
  await calm();
  expect(address()).toBe('/app/ddr?x=1');
});

test('without one it warns and goes home after exactly 1 s [SH-SB-07, SH-SB-08]', async () => {
  const { clock } = await open({ at: `${results}?keyword=a`, landing: { id: 88 } });
  await userEvent.click(screen.getByRole('button', { name: 'Back to the page before the search' }));
  const toast = screen.getByTestId('toast');
  expect([toast.dataset['intent'], toast.textContent]).toEqual([
    'warning',
    'No previous page to back, will go to home page.',
  ]);
  await act(() => clock.advance(999));
  expect(address()).toContain(results);
  await act(() => clock.advance(1));
  await calm();
  expect(address()).not.toContain(results);
});

test('logging out forgets searches, objects and the page before', async () => {
  const { local, tab, page, go } = await open({ local: stored('alpha'), at: '/app/ddr' });
  await go('/app/ddr?profile=4&profileId=https%3A%2F%2Fa.example');
  expect([...Array(tab.length).keys()].map((at) => tab.key(at))).toEqual(
    expect.arrayContaining(['uic_recentObjects:account-1', 'uic_beforeSearch:account-1']),
  );
  act(() => page.dispatch('console:logout'));
  const left = [local, tab].flatMap((storage) => [...Array(storage.length).keys()].map((at) => storage.key(at)));
  expect(left.filter((key) => /searchHistory|recentObjects|beforeSearch/.test(key ?? ''))).toEqual([]);
});
