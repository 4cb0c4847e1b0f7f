import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { panelNow, tabsNow, tabNow } from '../../harness/view/support';
import { fieldsNow, openWith } from '../../harness/product/drawers/shown';

const full = {
  objectType: 'Malware tool',
  description: 'A loader.',
  emergingThreats: [
    { id: 'et-1', name: 'Lures & more' },
    { id: 'et-2', name: 'Second' },
  ],
  threatActors: [{ id: 'ta-7', name: 'Quiet Heron' }],
};
const open = (data: object, given: { info?: object; tab?: number } = {}) =>
  openWith({ type: 12, id: 'Glass Loader', answers: { maltool: { data } }, ...given });

test('two tabs, the facts first [DR-T12-01, 03, 04]', async () => {
  await open(full);
  expect(tabsNow()).toEqual(['basic', 'reports']);
  expect(panelNow()).toEqual(['basic', 'data']);
  expect(fieldsNow()).toEqual([
    ['objectType', 'Malware tool'],
    ['description', 'A loader.'],
  ]);
  const description = document.querySelector('[data-field="description"]');
  expect(description?.classList, 'sentences have the whole width').toContain('descry-property-wide');
});

test.each([
  [1, 'basic', 404],
  [1, 'basic', 500],
  [2, 'reports', 500],
])('tab %s, %s: after a %s there is no data and no field [DR-FRAME-12]', async (tab, id, status) => {
  await openWith({ type: 12, id: 'x', tab, answers: { maltool: status } });
  expect(panelNow()).toEqual([id, 'failed']);
  expect(screen.getByText('No data')).toBeDefined();
  expect(fieldsNow()).toEqual([]);
});

test.each([
  ['what was handed over', { given: { type: 'campaign' }, want: 'campaign' }],
  ['a tool unless told', { given: {}, want: 'maltool' }],
])('asked by name and type: %s [DR-T12-02, DR-CALL-17, DR-OP-77]', async (_, { given, want }) => {
  const { sent } = await open(full, { info: given });
  const address = `/ui/atl/campaign/api/v2/maltool/?name=Glass%20Loader&type=${want}`;
  expect(sent.map((call) => call.address.replace('+', '%20'))).toEqual([address]);
});

test('each report leads to its insight; ids are not shown [DR-T12-05 to 08, DR-LINK-12]', async () => {
  await open(full, { tab: 2 });
  expect(fieldsNow()).toEqual([
    ['emergingThreats', 'Lures & more | Second'],
    ['threatActors', 'Quiet Heron'],
  ]);
  const insight = '/index.html#/app/ti/intelligence_insights?name=';
  const links = screen.getAllByRole('link').map((link) => [link.getAttribute('href'), link.getAttribute('target')]);
  expect(links).toEqual([
    [`${insight}Lures%20%26%20more`, '_blank'],
    [`${insight}Second`, '_blank'],
    [`${insight}Quiet%20Heron`, '_blank'],
  ]);
  expect(document.body.textContent).not.toContain('et-1');
});

test('what is missing is a dash [DR-FRAME-07]', async () => {
  await open({ emergingThreats: [], threatActors: null, description: '' });
  expect(fieldsNow().map(([, value]) => value)).toEqual(['-', '-']);
  await userEvent.click(tabNow('reports'));
  expect(fieldsNow().map(([, value]) => value)).toEqual(['-', '-']);
});
