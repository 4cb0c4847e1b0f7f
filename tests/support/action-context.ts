import type { ActionContext } from '../../src/actions/action-context';
import { createCommands } from '../../src/actions/commands';
import { createFrames } from '../../src/actions/frames';
import { createOverlays } from '../../src/actions/overlays';
import { createToasts } from '../../src/actions/toasts';
import type { ErrorRow } from '../../src/generated/descriptor-types';
import type { Scope } from '../../src/generated/types';
import { createSafeStorage } from '../../src/lib/safe-storage';
import { createMemories } from '../../src/session/memories';
import { settings } from '../../src/generated/console';
import { memoryStorage } from './memory-storage';
import { setUpClient } from './api-client';
import { createFakePage } from './fake-page';

/** A context whose doings are found in `page.done`, in overlays, toasts and requests. */
export function setUpAction({
  answers = [],
  scope = {},
  place = '/app/ddr?x=1',
  rows,
}: {
  answers?: Parameters<typeof setUpClient>[0];
  scope?: Scope;
  place?: string;
  rows?: readonly ErrorRow[];
} = {}) {
  const page = createFakePage(place);
  const { done } = page;
  const { client, clock, requests, signals } = setUpClient(answers, rows && { rows });
  const overlays = createOverlays();
  const toasts = createToasts(clock, 5000);
  const commands = createCommands();
  const local = memoryStorage();
  const memories = createMemories({
    declared: settings.memories,
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
      memories,
      overlays,
      toasts,
      trust: { own: page.origin, allowed: ['https://files.example'] },
      navigate: (to, options) => void done.push(`${options?.replace ? 'replace' : 'navigate'} ${to}`),
      jumpRoleManagement: () => Promise.resolve(void done.push('jump')),
      signIn: () => void done.push('signIn'),
      signOut: () => Promise.resolve(void done.push('signOut')),
    },
    scope,
    refresh: (source, query) => void done.push(`refresh ${source} ${JSON.stringify(query)}`),
    close: () => void done.push('close'),
  };
  return { context, done, page, clock, requests, signals, overlays, toasts, commands, memories, local };
}
