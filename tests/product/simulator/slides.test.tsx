import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import simulator from '~/generated/console/dialogs/attack-simulator';
import { blocksOf } from '~/view/dialog/use-ticks';
import { settle } from '../../harness/fake-clock';
import { json, session } from '../../harness/view/support';
import {
  action,
  box,
  isDisabled,
  openSimulator,
  part,
  script,
  slideNow,
} from '../../harness/product/simulator/open-simulator';

const titles = [
  'Endpoint attack simulation',
  'Network attack simulation',
  'Cloud identity attack simulation',
  'AI detection simulation',
  'Container security simulation',
  'Workbench insight simulation',
];
const arrows = () =>
  [...document.querySelectorAll('[data-action="previous"], [data-action="next"]')].map((arrow) =>
    arrow.getAttribute('data-action'),
  );
const both = ['previous', 'next'];
const titleNow = () => within(box()).getByRole('heading', { level: 2 }).textContent;

describe('which slide is shown', () => {
  test('there are six, each with a title of its own [DG-FRM-02, DG-FRM-06, DG-CONST-22]', () => {
    expect(simulator.slides?.map(({ title }) => title.text)).toEqual(titles);
  });

  test.each(titles.map((title, slide) => [slide, title] as const))(
    'slide %i is the first thing seen of "%s" [DG-FRM-01, DG-FRM-03]',
    async (slide, title) => {
      const seen = new Set<string | null | undefined>();
      const watch = new MutationObserver(() => seen.add(slideNow()));
      watch.observe(document.body, { childList: true, subtree: true, attributes: true });
      await openSimulator(slide);
      watch.disconnect();
      seen.delete(undefined);
      expect([...seen]).toEqual([String(slide)]);
      expect(screen.getByRole('dialog', { name: title })).toBe(box());
    },
  );

  test.each([[6], [-1], ['x'], ['1'], [1.5], [null], [['1']], [{}], ['__proto__'], [undefined]])(
    'for %j it is the first one [DG-FRM-15]',
    async (slide) => {
      await openSimulator(slide);
      expect([slideNow(), titleNow()]).toEqual(['0', titles[0]]);
    },
  );
});

test('on every slide the box is 992 by 512 [DG-FRM-04, DG-FRM-05, DG-CONST-19]', async () => {
  await openSimulator(0);
  expect([box().style.width, box().style.height]).toEqual(['992px', '512px']);
  await userEvent.click(action('next'));
  expect([box().style.width, box().style.height]).toEqual(['992px', '512px']);
});

describe('arrows', () => {
  test.each<[slide: number, arrows: readonly string[], id: string]>([
    [0, both, 'DG-FRM-07'],
    [1, both, 'DG-FRM-08'],
    [2, [], 'DG-FRM-09'],
    [3, [], 'DG-FRM-10'],
    [4, [], 'DG-FRM-11'],
    [5, both, 'DG-FRM-12'],
  ])('slide %i has the arrows %j [%s]', async (slide, want) => {
    await openSimulator(slide);
    expect(arrows()).toEqual(want);
  });

  test('the arrows walk through the slides 0, 1 and 5 and back, and end there [DG-FRM-14]', async () => {
    const { rest } = await openSimulator(0);
    const go = async (way: 'previous' | 'next') => {
      await userEvent.click(action(way));
      await rest();
      return [slideNow(), titleNow()];
    };
    expect(isDisabled(action('previous'))).toBe(true);
    expect(await go('previous')).toEqual(['0', titles[0]]);
    expect(await go('next')).toEqual(['1', titles[1]]);
    expect([isDisabled(action('previous')), isDisabled(action('next'))]).toEqual([false, false]);
    expect(await go('next')).toEqual(['5', titles[5]]);
    expect(isDisabled(action('next'))).toBe(true);
    expect(await go('next')).toEqual(['5', titles[5]]);
    expect(await go('previous')).toEqual(['1', titles[1]]);
    expect(await go('previous')).toEqual(['0', titles[0]]);
    expect(box().textContent).toContain('1 of 3');
  });

  test.each([
    ['scripts', 0],
    ['scripts', 1],
    ['devices', 1],
    ['task', 1],
    ['devices', 5],
  ] as const)('they are gone while %s of slide %i are on their way [DG-FRM-13]', async (name, slide) => {
    const { requested: requestsOf } = await openSimulator(slide, { [name]: undefined });
    expect(arrows()).toEqual([]);
    await requestsOf(name)[0]?.answer(json({}, 500));
    expect(arrows()).toEqual(both);
  });

  test('they are gone while a simulation is being triggered, not while it runs [DG-FRM-13]', async () => {
    const { calls, rest } = await openSimulator(1);
    await userEvent.click(action('trigger'));
    expect(arrows()).toEqual([]);
    await calls.at(-1)?.answer(json({}));
    await rest();
    expect(arrows()).toEqual(both);
  });

  test('by keyboard the focus stays on the arrow, also where a slide has to load', async () => {
    const { rest } = await openSimulator(0);
    action('next').focus();
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement?.getAttribute('data-slide')).toBe('1');
    await rest();
    expect(document.activeElement).toBe(action('next'));
    await userEvent.keyboard('{Enter}');
    await rest();
    expect([slideNow(), document.activeElement]).toEqual(['5', action('next')]);
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Enter}');
    await rest();
    expect([slideNow(), document.activeElement]).toEqual(['1', action('previous')]);
  });

  test('whoever has gone on meanwhile keeps the focus', async () => {
    const { requested: requestsOf, rest } = await openSimulator(0, { devices: undefined });
    action('next').focus();
    await userEvent.keyboard('{Enter}');
    await rest();
    const elsewhere = action('close');
    act(() => elsewhere.focus());
    await requestsOf('devices')[0]?.answer(json({}, 500));
    expect(arrows()).toEqual(both);
    expect(document.activeElement).toBe(elsewhere);
  });

  test('a change of slide begins at its top and is told', async () => {
    const { rest } = await openSimulator(1);
    const content = document.querySelector('.descry-dialog-content');
    if (content) content.scrollTop = 300;
    await userEvent.click(action('next'));
    await rest();
    expect(content?.scrollTop).toBe(0);
    expect(within(box()).getByRole('heading', { level: 2 }).getAttribute('aria-live')).toBe('polite');
  });
});

test.each([0, 1, 2, 3, 4, 5])('the focus goes to the top of slide %i, and returns on closing', async (slide) => {
  const { overlays } = await openSimulator(slide);
  expect(document.activeElement?.getAttribute('data-slide')).toBe(String(slide));
  await userEvent.keyboard('{Escape}');
  expect([screen.queryByRole('dialog'), overlays.open.get()]).toEqual([null, []]);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Outside' }));
});

describe('what is on slide', () => {
  test('0, two scripts by their techniques, each with its download [DG-SLD-01, DG-SLD-02]', async () => {
    await openSimulator(0);
    const blocks = [...document.querySelectorAll('[data-script]')];
    expect(blocks.map((block) => block.querySelector('h3')?.textContent)).toEqual([
      'Credential dumping',
      'System information discovery',
    ]);
    expect(screen.getAllByRole('button', { name: /^Download/ }).map((each) => each.textContent)).toEqual([
      'Download',
      'Download',
    ]);
  });

  test('on 0 both have the one name of the tool [DG-SLD-03, DG-CONST-06]', async () => {
    await openSimulator(0);
    expect(screen.getAllByText('demo-attack-tool')).toHaveLength(2);
    const names = blocksOf(simulator).flatMap((block) => (block.type === 'download' ? [block.name.key] : []));
    expect(new Set(names)).toEqual(new Set(['SIMULATOR.TOOL']));
  });

  test('slide 1 has three simulations and a third script [DG-SLD-06, DG-SLD-07, DG-SLD-08, DG-SLD-09]', async () => {
    await openSimulator(1);
    expect(action('trigger', part('tipping-point')).textContent).toBe('Trigger simulation');
    expect(action('run', part('anomaly')).textContent).toBe('Run');
    expect(action('run', part('threat-actor')).textContent).toBe('Run');
    expect(script(2).querySelector('h3')?.textContent).toBe('Network service discovery');
    expect(document.querySelectorAll('[data-script]')).toHaveLength(1);
  });

  test.each([
    [2, 'DG-SLD-10'],
    [4, 'DG-SLD-13'],
  ])('slide %i is a guide that only has text and sends no request [%s]', async (slide) => {
    const { calls } = await openSimulator(slide);
    expect(within(box()).getAllByRole('listitem').length).toBeGreaterThan(2);
    expect(
      within(box())
        .getAllByRole('button')
        .map((each) => each.getAttribute('data-action')),
    ).toEqual(['close']);
    expect(calls).toEqual([]);
  });

  test('slide 3 has a button for sign-ins and the fourth script [DG-SLD-11, DG-SLD-12]', async () => {
    const { requested: requestsOf } = await openSimulator(3);
    expect(action('generate-sign-ins').textContent).toBe('Generate sign-ins');
    expect(script(3).querySelector('h3')?.textContent).toBe('AI detection');
    expect([requestsOf('scripts').length, requestsOf('devices').length]).toEqual([1, 0]);
  });

  test('slide 5 has the threat actor part with the models and insights to expect first [DG-SLD-14]', async () => {
    const { requested: requestsOf } = await openSimulator(5);
    const reported = [...part('threat-actor').querySelectorAll('[data-about], [name="scenario"]')].map(
      (each) => each.getAttribute('data-about') ?? each.getAttribute('name'),
    );
    expect(reported).toEqual(['models', 'insights', 'scenario', 'scenario', 'description', 'techniques']);
    expect([requestsOf('scripts').length, requestsOf('devices').length]).toEqual([0, 1]);
    const first = document.querySelector('[data-about="models"]')?.textContent;
    await userEvent.click(screen.getByRole('radio', { name: /Black Basta/ }));
    expect(document.querySelector('[data-about="models"]')?.textContent).not.toBe(first);
  });

  test.each([1, 5])('slide %i has the picture of the attack path [DG-SLD-15]', async (slide) => {
    await openSimulator(slide);
    expect(within(part('threat-actor')).getByTestId('attack-path')).toBeDefined();
  });
});

test('what is typed outlives a change of slide, not the dialog [DG-OP-64]', async () => {
  const { overlays, rest } = await openSimulator(1);
  const typed = () => part('threat-actor').querySelector<HTMLInputElement>('[name="endpoint_ips.nvr-cam-demo"]');
  const field = typed();
  if (field) await userEvent.type(field, '10.1.2.3');
  await userEvent.click(action('next'));
  await rest();
  expect([slideNow(), typed()?.value]).toEqual(['5', '10.1.2.3']);
  await userEvent.keyboard('{Escape}');
  await act(async () => {
    overlays.show('attack-simulator', { slide: 1 });
    await settle();
  });
  await rest();
  await waitFor(() => expect(typed()).not.toBeNull());
  expect(typed()?.value).toBe('');
});

test('closing ends what is on its way, and leaves no timer', async () => {
  const { calls, clock } = await openSimulator(1, { scripts: undefined, devices: undefined, task: undefined });
  await userEvent.keyboard('{Escape}');
  await act(settle);
  expect(calls.map(({ signal }) => signal?.aborted)).toEqual([true, true, true]);
  expect(clock.pending()).toBe(0);
});

test('nothing depends on a role [DG-PERM-03]', async () => {
  const seen: string[] = [];
  for (const role of ['Analyst', 'Master Administrator']) {
    const scope = {
      ...session,
      profile: { role },
      permissions: {},
      userType: role,
    };
    const { unmount } = await openSimulator(1, {}, { scope });
    seen.push(box().textContent);
    unmount();
  }
  expect(seen[0]).toBe(seen[1]);
});
