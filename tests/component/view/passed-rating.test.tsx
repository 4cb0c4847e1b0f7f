import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { drawerHref, drawerInputOf, openDrawerAt } from '~/actions/open-drawer-at';
import { createSequence } from '~/state/drawer/sequence';
import { settle } from '../../harness/fake-clock';
import { drawerAt, json, setUp } from '../../harness/view/support';

const host = (id: string, rating?: string | number) => ({
  search_type: 8,
  id,
  ...(rating !== undefined && { rating }),
});

/** What the head says beside the name, without answers. */
const tags = (): readonly (string | null)[] =>
  [...document.querySelectorAll('.descry-head-tag')].map(({ textContent }) => textContent);

/** A console whose page is at the address that it shows. */
async function world(options: Parameters<typeof setUp>[0] = {}) {
  const made = await setUp(options);
  made.services.page.hashPath = () => made.address.get();
  await import('~/generated/console/drawers/host-pro');
  await made.show();
  return made;
}

async function open(input: ReturnType<typeof host>, sequence?: Parameters<typeof openDrawerAt>[2]) {
  const made = await world();
  await act(async () => {
    openDrawerAt(input, made.services, sequence);
    await settle();
  });
  await screen.findByRole('heading', { level: 3 });
  await act(settle);
  return made;
}

test('the head has the rating of the row that opened the drawer before any answer', async () => {
  const { calls } = await open(host('e1', 82));
  expect(calls.length).toBeGreaterThan(0);
  expect(tags()).toEqual(['Asset risk: 82 High']);
});

test('a rating is in no address: neither of the page nor of a link to the drawer', async () => {
  const { address, services } = await open(host('e1', 82));
  expect(address.get()).not.toContain('82');
  expect(drawerHref(host('e1', 82), services)).toBe(drawerHref(host('e1'), services));
});

test('an address cannot claim a rating', async () => {
  const made = await world();
  await made.go(`${drawerAt(8, 'e1')}&profileInfo=${btoa(JSON.stringify({ rating: 5 }))}`);
  expect(screen.getByRole('dialog')).not.toBeNull();
  expect(tags()).toEqual([]);
});

test.each([
  ['a word in place of a number', 'high'],
  ['a number outside of the scale', 700],
])('%s shows no rating', async (_, rating) => {
  await open(host('e1', rating));
  expect(tags()).toEqual([]);
});

test('the next object of a list has its own rating', async () => {
  const objects = [host('e1', 82), host('e2', 12), host('e3')];
  const { address } = await open(host('e1', 82), createSequence('Hosts', objects, host('e1')));
  const next = async (): Promise<void> => {
    await userEvent.click(screen.getByRole('button', { name: /^Next in Hosts/ }));
    await act(settle);
  };
  await next();
  expect(address.get()).toContain('profileId=e2');
  expect(tags()).toEqual(['Asset risk: 12 Low']);
  await next();
  expect(tags()).toEqual([]);
});

test('the answer of the panel takes the turn of the rating that was passed', async () => {
  const made = await world({
    fetch: (request) =>
      Promise.resolve(
        request.url.includes('riskOverview')
          ? json({ data: { riskScore: 41, historyScoreList: [] } })
          : json({ data: {} }),
      ),
  });
  await act(async () => {
    openDrawerAt({ ...host('e1', 82), tabId: 1 }, made.services);
    await settle();
  });
  await waitFor(() => expect(tags()).toEqual(['Asset risk: 41 Medium']));
});

test('a part of a descriptor gives the rating of its object', () => {
  const reference = { searchType: 8, objectId: () => 'e1', rating: () => 82 };
  expect(drawerInputOf(reference, {})).toEqual(host('e1', 82));
  expect(drawerInputOf({ ...reference, rating: () => ({}) }, {})).toEqual(host('e1'));
});
