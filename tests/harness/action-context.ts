import type { ActionContext } from '~/actions/action-context';
import { createCommands } from '~/state/commands';
import { createFrames } from '~/state/frames';
import { createOverlays } from '~/state/overlays';
import { createToasts } from '~/state/toasts';
import type { ErrorRow } from '~/generated/contract/descriptor-types';
import type { Scope } from '~/generated/contract/types';
import { createSafeStorage } from '~/platform/safe-storage';
import { createPreferences } from '~/session/preferences';
import { settings } from '~/generated/console/console';
import { memoryStorage } from './memory-storage';
import { setUpClient } from './api-client';
import { createFakePage } from './fake-page';

/** A context whose doings are found in `page.done`, in overlays, toasts and requests. */
export function setUpAction({
  answers = [],
  scope = {},
  address = '/app/ddr?x=1',
  rows,
}: {
  answers?: Parameters<typeof setUpClient>[0];
  scope?: Scope;
  address?: string;
  rows?: readonly ErrorRow[];
} = {}) {
  const page = createFakePage(address);
  const { done } = page;
  const { client, clock, requests, errors } = setUpClient(answers, rows && { rows });
  const overlays = createOverlays();
  const toasts = createToasts(clock, 5000);
  const commands = createCommands();
  const local = memoryStorage();
  const preferences = createPreferences({
    declared: settings.preferences,
    local: createSafeStorage(() => local),
    tab: createSafeStorage(memoryStorage),
    clock,
  });
  const context: ActionContext = {
    services: {
      client,
      clock,
      page,
      commands,
      frames: createFrames({ page, clock, limits: settings.frames }),
      preferences,
      overlays,
      toasts,
      trust: {
        origin: page.origin,
        folder: '/',
        allowed: ['https://files.example'],
        linked: ['https://links.example'],
      },
      navigate: (to, options) => void done.push(`${options?.replace ? 'replace' : 'navigate'} ${to}`),
      jumpRoleManagement: () => Promise.resolve(void done.push('jump')),
      showOptimistically: async (changes) => {
        done.push(`show ${changes.map(({ read }) => read).join(' ')}`);
        return () => void done.push('undo');
      },
      readAgain: (operations) => void done.push(`read again ${operations.join(' ')}`),
      signIn: () => void done.push('signIn'),
      signOut: () => Promise.resolve(void done.push('signOut')),
    },
    scope,
    refresh: (source, query) => void done.push(`refresh ${source} ${JSON.stringify(query)}`),
    close: () => void done.push('close'),
  };
  return { context, done, page, clock, requests, errors, overlays, toasts, commands, preferences, local };
}
