import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { json } from '../../harness/view/support';
import {
  action,
  addressOf,
  isDisabled,
  openSimulator,
  script,
  scripts,
  slideNow,
  sumOf,
} from '../../harness/product/simulator/open-simulator';

const ownOrigin = 'https://console.example';
const slideOf = [0, 0, 1, 3];
const download = (position: number) => action('download', script(position));
const shownSum = (position: number) => script(position).querySelector('[data-value]')?.textContent;
const common = 'Something went wrong. Try again later.';
const toasts = () => screen.queryAllByTestId('toast').map((toast) => toast.textContent);

/** All items as they are, but one. */
const withItem = (position: number, item: unknown) => scripts().map((each, at) => (at === position ? item : each));

describe('the call', () => {
  test('one for all four scripts, for 6000 s [DG-DL-01, DG-DL-02, DG-DL-03, DG-BODY-03]', async () => {
    const { requested: requestsOf } = await openSimulator(0);
    expect(requestsOf('scripts')).toHaveLength(1);
    expect(requestsOf('scripts')[0]).toMatchObject({
      method: 'POST',
      address: '/public/svp/v2/fileUpload/downloadUrls',
      body: {
        objectKeys: [
          'demo-scripts/credential-dumping.zip',
          'demo-scripts/system-information-discovery.zip',
          'demo-scripts/network-technique.zip',
          'demo-scripts/ai-detection.zip',
        ],
        signedUrlExpireSeconds: 6000,
      },
    });
  });

  test('once in an opening, whatever slides are walked through [DG-OP-12]', async () => {
    const { requested: requestsOf, rest } = await openSimulator(0);
    await userEvent.click(action('next'));
    await rest();
    await userEvent.click(action('previous'));
    await rest();
    expect([slideNow(), requestsOf('scripts').length]).toEqual(['0', 1]);
  });

  test.each([400, 404, 500])(
    'its failure %i shows the common error once, and nothing can be downloaded [DG-DL-12]',
    async (status) => {
      const { page } = await openSimulator(0, { scripts: json({}, status) });
      expect(toasts()).toEqual([expect.stringContaining(common)]);
      for (const position of [0, 1]) {
        expect([isDisabled(download(position)), shownSum(position)]).toEqual([true, undefined]);
        expect(script(position).querySelector('.descry-dash')).not.toBeNull();
        await userEvent.click(download(position));
      }
      expect(page.done).toEqual([]);
    },
  );

  test('after its failure it can be tried again', async () => {
    const { requested: requestsOf } = await openSimulator(0, { scripts: json({}, 500) });
    await userEvent.click(action('retry', script(1)));
    await requestsOf('scripts')[1]?.answer(json(scripts()));
    expect([requestsOf('scripts').length, isDisabled(download(0)), isDisabled(download(1))]).toEqual([2, false, false]);
    expect(document.querySelector('[data-action="retry"]')).toBeNull();
  });
});

describe('a script', () => {
  test.each([0, 1, 2, 3])('%i is downloaded from its own address [DG-DL-05, DG-DL-06, DG-DL-07]', async (position) => {
    const { page } = await openSimulator(slideOf[position]);
    await userEvent.click(download(position));
    expect(page.done).toEqual([`download ${ownOrigin}${addressOf(position)}`]);
  });

  test.each([0, 1, 2, 3])(
    'of the check sum of %i 46 characters are shown [DG-DL-08, DG-DL-09, DG-SLD-04, DG-CONST-05]',
    async (position) => {
      await openSimulator(slideOf[position]);
      expect(shownSum(position)).toBe(`${sumOf(position).slice(0, 46)}…`);
      expect(script(position).querySelector('[data-value]')?.getAttribute('title')).toBe(sumOf(position));
    },
  );

  test.each([
    [45, 45, ''],
    [46, 46, ''],
    [47, 46, '…'],
  ])('of a check sum of %i characters %i are shown [DG-DL-10]', async (length, shown, sign) => {
    const sha256 = 'a'.repeat(length);
    await openSimulator(0, { scripts: json(withItem(0, { url: addressOf(0), userMetadata: { sha256 } })) });
    expect(shownSum(0)).toBe('a'.repeat(shown) + sign);
  });

  test('beside each check sum a button copies all of it [DG-DL-11, DG-SLD-05]', async () => {
    const { page } = await openSimulator(0);
    for (const position of [0, 1]) await userEvent.click(action('copy', script(position)));
    expect(page.done).toEqual([`copy ${sumOf(0)}`, `copy ${sumOf(1)}`]);
    expect(within(script(1)).getByRole('status').textContent).toBe('Copied');
  });

  test('a double click downloads twice at most, and asks nothing', async () => {
    const { requested: requestsOf } = await openSimulator(0);
    await userEvent.dblClick(download(0));
    expect(requestsOf('scripts')).toHaveLength(1);
  });
});

describe('what is missing or no answer concerns its own block alone [DG-DL-13]', () => {
  test.each<[string, unknown, { readonly off: boolean; readonly sum: boolean }]>([
    ['no item', null, { off: true, sum: false }],
    ['no address', { userMetadata: { sha256: sumOf(1) } }, { off: true, sum: true }],
    ['an empty address', { url: '', userMetadata: { sha256: sumOf(1) } }, { off: true, sum: true }],
    ['an address that is no text', { url: 7, userMetadata: { sha256: sumOf(1) } }, { off: true, sum: true }],
    ['a script in place of an address', { url: 'javascript:alert(1)' }, { off: true, sum: false }],
    ['an address elsewhere', { url: 'https://evil.example/x.zip' }, { off: true, sum: false }],
    ['no check sum', { url: addressOf(1) }, { off: false, sum: false }],
    ['a check sum that is no text', { url: addressOf(1), userMetadata: { sha256: {} } }, { off: false, sum: false }],
    ['an empty check sum', { url: addressOf(1), userMetadata: { sha256: '' } }, { off: false, sum: false }],
  ])('%s', async (_, item, { off, sum }) => {
    await openSimulator(0, { scripts: json(withItem(1, item)) });
    expect([isDisabled(download(0)), shownSum(0)]).toEqual([false, `${sumOf(0).slice(0, 46)}…`]);
    expect([isDisabled(download(1)), shownSum(1) !== undefined]).toEqual([off, sum]);
    expect(script(1).querySelector('.descry-dash') === null).toBe(sum);
    expect(script(1).querySelector('[data-action="copy"]') !== null).toBe(sum);
    expect(toasts()).toEqual([]);
  });

  test('three items leave the fourth script without a download', async () => {
    await openSimulator(3, { scripts: json(scripts().slice(0, 3)) });
    expect([isDisabled(download(3)), shownSum(3)]).toEqual([true, undefined]);
    await userEvent.hover(download(3));
    expect(screen.getByRole('tooltip').textContent).toBe('The server has given no address for this file.');
  });

  test.each([[{}], [[]], [null], ['text'], [{ data: scripts() }]])('the answer %j', async (answer) => {
    await openSimulator(0, { scripts: json(answer) });
    expect([isDisabled(download(0)), isDisabled(download(1))]).toEqual([true, true]);
  });

  test('a check sum of a million characters is short, and copied whole', async () => {
    const sha256 = '<b>\u202e'.repeat(250_000);
    const { page } = await openSimulator(0, {
      scripts: json(withItem(0, { url: addressOf(0), userMetadata: { sha256 } })),
    });
    expect(shownSum(0)).toHaveLength(47);
    expect(script(0).querySelector('[data-value]')?.getAttribute('title')?.length).toBeLessThan(300);
    await userEvent.click(action('copy', script(0)));
    expect(page.done).toEqual([`copy ${sha256}`]);
  });
});

describe('an address past 6000 s [DG-DL-14, DG-CONST-04]', () => {
  const aged = async (seconds: number, given: Parameters<typeof openSimulator>[1] = {}) => {
    const world = await openSimulator(0, given);
    await world.clock.advance(seconds * 1000);
    return world;
  };

  test.each([
    [5999, 1],
    [6000, 2],
    [6001, 2],
  ])('after %i s there are %i calls', async (seconds, calls) => {
    const { requested: requestsOf } = await aged(seconds);
    await userEvent.click(download(1));
    expect(requestsOf('scripts')).toHaveLength(calls);
  });

  test('is replaced before the download, once for a double click; what is known stays to be seen', async () => {
    const { requested: requestsOf, page } = await aged(6001);
    await userEvent.dblClick(download(1));
    expect([requestsOf('scripts').length, page.done]).toEqual([2, []]);
    expect([isDisabled(download(1)), shownSum(1)]).toEqual([true, `${sumOf(1).slice(0, 46)}…`]);
    await requestsOf('scripts')[1]?.answer(json(scripts('?2')));
    expect(page.done).toEqual([`download ${ownOrigin}${addressOf(1, '?2')}`]);
    await userEvent.click(download(0));
    expect(requestsOf('scripts')).toHaveLength(2);
    expect(page.done.at(-1)).toBe(`download ${ownOrigin}${addressOf(0, '?2')}`);
  });

  test('is not used when no new one comes; that is told', async () => {
    const { requested: requestsOf, page } = await aged(6001);
    await userEvent.click(download(1));
    await requestsOf('scripts')[1]?.answer(json({}, 500));
    expect(page.done).toEqual([]);
    expect(toasts()).toEqual([expect.stringContaining(common)]);
    expect(isDisabled(download(1))).toBe(true);
  });

  test('starts no download after closing', async () => {
    const { requested: requestsOf, page } = await aged(6001);
    await userEvent.click(download(1));
    await userEvent.keyboard('{Escape}');
    await requestsOf('scripts')[1]?.answer(json(scripts('?2')));
    expect(page.done).toEqual([]);
  });
});
