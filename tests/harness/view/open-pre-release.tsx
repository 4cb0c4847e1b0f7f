import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import { settle } from '../fake-clock';
import { json, session, setUp } from './support';

/** A person who clicks and types at once. */
export const user = userEvent.setup({ delay: null });

/** The record of a feature that needs credits. */
export const record = {
  feature: 'Assistant',
  description: 'Answers questions.',
  creditAllocation: 'required',
  requiredCreditStr: '120',
  optIn: false,
  GATimestamp: Date.UTC(2026, 10, 2, 12),
};

/** What opens the dialog of an AI feature. */
export const ai = { key: 'assistant', needAction: true, disclaimer: 'genAI' };

/** What opens the dialog of any other feature. */
export const plain = { key: 'assistant', needAction: true };

/** Address of the record, and of opting in. */
export const preview = '/ui/uic/v3/previewFramework/assistant';

/** Address that AI features need too. */
export const advanced = '/public/adg/ald-proxy/organizations/enable-advanced-function';

/** The dialog. */
export const box = () => screen.queryByTestId('dialog');

/** Its button for opting in. */
export const agree = () => box()?.querySelector<HTMLElement>('[data-action="agree"]') ?? null;

/** Whether that cannot be used. */
export const isDisabled = () => agree()?.getAttribute('aria-disabled') === 'true';

/** Clicks a button of the dialog. */
export const click = (action: string): Promise<void> => {
  const found = box()?.querySelector(`[data-action="${action}"]`);
  if (!found) throw new Error(`No button ${action}.`);
  return user.click(found);
};

/** The outcome as it is posted. */
export const message = (result: string) => `post {"type":"preRelease","key":"assistant","result":"${result}"}`;

/** The note on the page. */
export const toast = () => screen.queryByTestId('toast');

/** The dialog, its record answered; `sent` are the calls after that. */
export async function openPreRelease(
  params: Readonly<Record<string, unknown>> = plain,
  answer = json(record),
  language = 'en',
) {
  const world = await setUp({ scope: { ...session, language } });
  await world.show();
  await act(async () => {
    world.overlays.show('pre-release', params);
    await settle();
  });
  await waitFor(() => expect(world.calls).toHaveLength(1), { timeout: 5000 });
  await world.calls[0]?.answer(answer);
  return { ...world, sent: () => world.calls.slice(1).map(({ method, address }) => `${method} ${address}`) };
}
