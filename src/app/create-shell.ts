import type { PendingWrites } from '~/api/pending-writes';
import { settings } from '~/generated/console/console';
import type { Scope } from '~/generated/contract/types';
import { createConsoleUpdate, type ConsoleUpdate } from '~/platform/console-update';
import { createPreferences } from '~/session/preferences';
import { createBanners } from '~/state/banners';
import { createCommands } from '~/state/commands';
import { createDrafts, type Drafts } from '~/state/drafts';
import { createFrames } from '~/state/frames';
import { createOverlays, type Overlays } from '~/state/overlays';
import { createPeriod } from '~/state/period/period';
import { createToasts, type Toasts } from '~/state/toasts';
import { isCovered } from '~/ui/layers';
import type { AppServices } from '~/view/context/services';
import type { Connection } from './create-connection';
import type { Environment } from './environment';

/** The state of what surrounds the screens. */
export type ShellState = Pick<
  AppServices,
  'toasts' | 'overlays' | 'commands' | 'frames' | 'banners' | 'preferences' | 'period' | 'update' | 'drafts'
>;

/** The parts that the state of the shell is made of. */
interface ShellParts {
  readonly environment: Environment;
  readonly connection: Connection;
  /** Id of the account that is signed in; empty until it is known. */
  readonly account: () => string;
  /** The values that expressions read, as of now. */
  readonly scope: () => Scope;
}

/** Creates the state of the shell: nothing is open, shown or stored yet. */
export function createShell({ environment, connection, account, scope }: ShellParts): ShellState {
  const { page, clock, local, tab } = environment;
  const toasts = createToasts(clock, settings.timers.toast);
  const overlays = createOverlays();
  return {
    toasts,
    overlays,
    commands: createCommands(),
    frames: createFrames({ page, clock, limits: settings.frames }),
    banners: createBanners(connection.client, scope, environment.warn),
    preferences: createPreferences({ declared: settings.preferences, local, tab, clock }),
    period: createPeriod(settings.period, connection.serverTime.now),
    ...createUpdate({ environment, writes: connection.writes, overlays, toasts, account }),
  };
}

/** The unsaved work that an update must not end, and the services that announce it. */
interface UpdateParts {
  readonly environment: Environment;
  readonly writes: PendingWrites;
  readonly overlays: Overlays;
  readonly toasts: Toasts;
  /** Id of the account that is signed in; empty until it is known. */
  readonly account: () => string;
}

/** The messages after a reload by the console itself. */
const reloadMessages = { drafts: 'UI.VERSION.UPDATED_DRAFTS', version: 'UI.VERSION.UPDATED' } as const;

/**
 * Creates the check for new builds and the drafts that survive an update, and announces an update that has happened.
 */
function createUpdate({ environment, writes, overlays, toasts, account }: UpdateParts): {
  readonly update: ConsoleUpdate;
  readonly drafts: Drafts;
} {
  const { page, tab } = environment;
  const drafts = createDrafts({ tab, page, account });
  const update = createConsoleUpdate({
    running: environment.version,
    readVersion: async () => (await environment.fetch('version.json', { cache: 'no-store' })).json(),
    tab,
    reload: page.reload,
    hasUnsavedWork: () => writes.count() > 0 || page.hasUnsentInput() || overlays.areOpen() || isCovered(),
    saveDrafts: drafts.save,
  });
  if (update.reloaded !== undefined) toasts.show({ intent: 'success', text: { key: reloadMessages[update.reloaded] } });
  return { update, drafts };
}
