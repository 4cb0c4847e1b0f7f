import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { drawerAt, fieldValue, json, openDrawer, panelNow, session } from '../../harness/view/support';

describe('sandbox', () => {
  const openSandbox = async (answer: unknown, permissions = {}) => {
    const world = await openDrawer(drawerAt(4, 'https://a.b/', 3), { scope: { ...session, permissions } });
    await world.calls.find(({ address }) => address.includes('analysisViolation'))?.answer(json(answer));
    return world;
  };

  test('the sandbox panel is requested by the address in base64 and the language [DR-SBX-01, 02]', async () => {
    const { calls } = await openSandbox({ data: { status: 'done' } });
    expect(calls.at(-1)?.body).toEqual({ objectType: 'url', searchId: 'aHR0cHM6Ly9hLmIv', lang: 'en' });
  });

  test('the sandbox panel of a running analysis has only a message [DR-SBX-05]', async () => {
    await openSandbox({ data: { status: 'processing' } });
    expect(panelNow()).toEqual(['sandbox', 'data']);
    expect(screen.getByText(/still running/)).toBeDefined();
    expect(document.querySelector('dl')?.children.length ?? 0).toBe(0);
  });

  test.each([[{}], [{ status: null }], [{ status: 'paused', riskLevel: 'high' }]])(
    'the sandbox panel is empty and offers no submission for the answer %j',
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
  ])('the sandbox panel shows the risk level %s as %s [DR-SBX-04, 10 to 15]', async (riskLevel, want, severity) => {
    await openSandbox({ data: { status: 'done', riskLevel } });
    const value = fieldValue('riskLevel');
    expect([value.textContent, value.getAttribute('data-severity')]).toEqual([want, severity]);
  });

  test.each([
    ['UNSUPPORTED', 'This type of object cannot be analyzed.'],
    ['SOMETHING_NEW', 'SOMETHING_NEW'],
  ])('the sandbox panel shows the reason %s with a link to help [DR-SBX-16, 17]', async (description, want) => {
    await openSandbox({ data: { status: 'done', riskLevel: 'notAnalyzed', description } });
    expect(fieldValue('description').textContent).toBe(want);
    const help = screen.getByRole('link', { name: /About sandbox analysis/ });
    expect(help.getAttribute('href')).toBe('https://help.example/sandbox');
  });

  test('the sandbox panel shows the time, and each behavior in order with its weight [DR-SBX-18, 19, DR-VAL-28 to 31]', async () => {
    const weights = [3, 0, 2, 1, null];
    await openSandbox({
      data: {
        status: 'done',
        riskLevel: 'high',
        analysisCompletionDateTime: '2025-03-01T09:30:00Z',
        suspiciousBehaviorList: weights.map((weight, index) => ({ behavior: `Behavior ${index}`, weight })),
      },
    });
    expect(fieldValue('analysisCompletionDateTime').textContent).toBe('2025-03-01 09:30:00');
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
