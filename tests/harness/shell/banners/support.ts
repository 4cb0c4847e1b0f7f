import { act, screen } from '@testing-library/react';
import { beforeAll } from 'vitest';
import { preloadDialog } from '~/view/dialog/preload-dialog';
import { json } from '../../api-client';
import { calm, openConsole, profileOf, type Given } from '../../app/console';

/** Loads what banners and dialogs are drawn by, for which no test waits. */
export function loadAlerts(): void {
  beforeAll(async () => {
    await import('~/shell/banners/BannerList');
    await Promise.all((['upgrade', 'upgrade-soon', 'upgrade-confirm'] as const).map(preloadDialog));
  });
}

/** What the server says of banners; anything may come. */
export interface Shown extends Given {
  readonly notification?: unknown;
  readonly credit?: Response;
  /** Answer to hiding, dismissing and not showing again. */
  readonly taken?: Response;
}

/** A console some time after its start, when banners and startup dialogs have been loaded. */
export async function openAlerts({ notification = {}, credit, taken = json({}), answers, ...given }: Shown = {}) {
  const world = await openConsole({
    at: '/users/about',
    profile: profileOf('ents', { access: { ...allAccess } }),
    ...given,
    answers: {
      ...answers,
      '/uic/v3/notification/': json({}, 404),
      '/uic/v3/notification': notification instanceof Response ? notification : json(notification),
      checkCreditPromotionQualified: credit ?? json({}, 404),
      Banner: taken,
    },
  });
  const pass = async (milliseconds: number): Promise<void> => {
    await act(() => world.clock.advance(milliseconds));
    await calm();
  };
  await pass(500);
  /** Hands banners in as another part of the page does. */
  const give = async (items: unknown): Promise<void> => {
    await act(async () => world.page.fire('console:set-banners', { detail: { items } }));
    await calm();
  };
  return { ...world, pass, give };
}

/** Every right, and an open gate. */
export const allAccess = {
  console: 1,
  account: 1,
  company: 1,
  permissions: {},
  flagsState: { 'allow-poseidon-sign-in': 1 },
};

/** Type and words of the banner that is shown. */
export function bannerNow(): readonly unknown[] | undefined {
  const banner = screen.queryByTestId('banner');
  return banner ? [banner.dataset['type'], banner.querySelector('.descry-banner-title')?.textContent] : undefined;
}

/** The banner's control with a `data-action`. */
export function control(action: string): HTMLElement | null {
  const found = screen.queryByTestId('banner')?.querySelector(`[data-action="${action}"]`);
  return found instanceof HTMLElement ? found : null;
}
