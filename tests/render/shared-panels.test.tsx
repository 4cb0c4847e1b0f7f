import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { drawerAt, fieldValue, json, openDrawer, panelNow, session } from './support';

describe('threat intelligence', () => {
  const report = (malicious: number) => json({ data: { attributes: { last_analysis_stats: { malicious } } } });
  const count = () => fieldValue('attributes.last_analysis_stats.malicious').textContent;

  test('DR-TI-04, 10: refresh asks with 1; a failure replaces the data and the button stays usable', async () => {
    const { calls } = await openDrawer(drawerAt(4, 'x', 4));
    const call = () => calls.filter(({ address }) => address.includes('/vt/report/')).at(-1);
    await call()?.answer(report(5));
    expect(count()).toBe('5');

    await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(panelNow()).toEqual(['threat-intelligence', 'loading']);
    expect(call()?.address).toContain('refresh=1');
    await call()?.answer(report(6));
    expect(count()).toBe('6');

    await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    await call()?.answer(json({ error: { code: 400429 } }, 400));
    expect(panelNow()).toEqual(['threat-intelligence', 'failed']);
    expect(document.querySelector('[data-field]')).toBeNull();
    expect(screen.getByText(/limit of threat-intelligence requests/)).toBeDefined();

    const before = calls.length;
    await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(calls).toHaveLength(before + 1);
    await call()?.answer(report(7));
    expect(count()).toBe('7');
  });

  test.each([
    [400, 400401, /did not accept the key/],
    [400, 400404, /has no report/],
    [400, 400429, /limit of threat-intelligence/],
    [400, 400999, /Something went wrong/],
    [500, 0, /Something went wrong/],
  ])('DR-ERR-03 to 06: %s with %s has its own words', async (status, number, words) => {
    const { calls } = await openDrawer(drawerAt(4, 'x', 4));
    await calls.find(({ address }) => address.includes('/vt/'))?.answer(json({ error: { code: number } }, status));
    expect(screen.getByText(words)).toBeDefined();
  });

  const detections = [
    ['the malicious ones of all', { malicious: 5, suspicious: 1, undetected: 60, harmless: 4 }, '5 / 70'],
    ['none of none', { malicious: 0, suspicious: 0, undetected: 0, harmless: 0 }, '0 / 0'],
    ['a dash while a count is missing', { malicious: 5, suspicious: 1, undetected: 60 }, '-'],
    ['a dash without statistics', undefined, '-'],
  ] as const;
  test.each(detections)('DR-TI-07, DR-TI-08, DR-VAL-19: %s', async (_, last_analysis_stats, want) => {
    const { calls } = await openDrawer(drawerAt(4, 'x', 4));
    const answer = json({ data: { attributes: { last_analysis_stats } } });
    await calls.find(({ address }) => address.includes('/vt/'))?.answer(answer);
    expect(fieldValue('detections').textContent).toBe(want);
  });
});

describe('sandbox', () => {
  const openSandbox = async (answer: unknown, permissions = {}) => {
    const world = await openDrawer(drawerAt(4, 'https://a.b/', 3), { scope: { ...session, permissions } });
    await world.calls.find(({ address }) => address.includes('analysisViolation'))?.answer(json(answer));
    return world;
  };

  test('DR-SBX-01, 02: asked by the address in base64 and the language', async () => {
    const { calls } = await openSandbox({ data: { status: 'done' } });
    expect(calls.at(-1)?.body).toEqual({ objectType: 'url', searchId: 'aHR0cHM6Ly9hLmIv', lang: 'en' });
  });

  test('DR-SBX-05: processing is data with a message alone', async () => {
    await openSandbox({ data: { status: 'processing' } });
    expect(panelNow()).toEqual(['sandbox', 'data']);
    expect(screen.getByText(/still running/)).toBeDefined();
    expect(document.querySelector('dl')?.children.length ?? 0).toBe(0);
  });

  test.each([
    [{}, false],
    [{ 'response.submitToSandbox': 1 }, true],
  ])('DR-SBX-06, 08: notFound is empty; submitting is offered with %j: %s', async (permissions, offered) => {
    await openSandbox({ data: { status: 'notFound' } }, permissions);
    expect(panelNow()).toEqual(['sandbox', 'empty']);
    expect(screen.queryByRole('button', { name: 'Submit to sandbox' }) !== null).toBe(offered);
  });

  test.each([[{}], [{ status: null }], [{ status: 'paused', riskLevel: 'high' }]])(
    'the answer %j tells no state: empty, and nothing to submit',
    async (data) => {
      await openSandbox({ data }, { 'response.submitToSandbox': 1 });
      expect(panelNow()).toEqual(['sandbox', 'empty']);
      expect(screen.queryByRole('button', { name: 'Submit to sandbox' })).toBeNull();
    },
  );

  test.each([
    ['high', 'High', 'high'],
    ['medium', 'Medium', 'medium'],
    ['low', 'Low', 'low'],
    ['noRisk', 'No risk', 'safe'],
    ['notAnalyzed', 'Not analyzed', 'unknown'],
    ['x', '-', null],
    [undefined, '-', null],
  ])('DR-SBX-04, 10 to 15: the risk level %s reads %s', async (riskLevel, want, severity) => {
    await openSandbox({ data: { status: 'done', riskLevel } });
    const value = fieldValue('riskLevel');
    expect([value.textContent, value.getAttribute('data-severity')]).toEqual([want, severity]);
  });

  test.each([
    ['UNSUPPORTED', 'This type of object cannot be analyzed.'],
    ['SOMETHING_NEW', 'SOMETHING_NEW'],
  ])('DR-SBX-16, 17: the reason %s, with a link to help', async (description, want) => {
    await openSandbox({ data: { status: 'done', riskLevel: 'notAnalyzed', description } });
    expect(fieldValue('description').textContent).toBe(want);
    const help = screen.getByRole('link', { name: /About sandbox analysis/ });
    expect(help.getAttribute('href')).toBe('https://help.example/sandbox');
  });

  test('DR-SBX-18, 19, DR-VAL-28 to 31: the time, and each behavior in order with its weight', async () => {
    const weights = [3, 0, 2, 1, null];
    await openSandbox({
      data: {
        status: 'done',
        riskLevel: 'high',
        analysisCompletionDateTime: '2025-03-01T09:30:00Z',
        suspiciousBehaviorList: weights.map((weight, index) => ({ behavior: `Behavior ${index}`, weight })),
      },
    });
    expect(fieldValue('analysisCompletionDateTime').textContent).toBe('2025-03-01 09:30:00 UTC');
    const [, ...rows] = within(screen.getByRole('table')).getAllByRole('row');
    const cells = rows.map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    );
    expect(cells).toEqual([
      ['Behavior 0', 'High'],
      ['Behavior 1', 'Unrated'],
      ['Behavior 2', 'Medium'],
      ['Behavior 3', 'Low'],
      ['Behavior 4', '-'],
    ]);
  });
});
