import { settings } from '~/generated/console/console';
import { createPreferences } from '~/session/preferences';
import { createBanners } from '~/state/banners';
import { createCommands } from '~/state/commands';
import { createFrames } from '~/state/frames';
import { createOverlays } from '~/state/overlays';
import { createPeriod } from '~/state/period/period';
import { createToasts } from '~/state/toasts';
import type { AppServices } from '~/view/context/services';
import type { Transport } from './create-transport';
import { createUpdate } from './create-update';
import type { Environment } from './environment';

/** The state of what surrounds the screens. */
export type ShellState = Pick<
  AppServices,
  'toasts' | 'overlays' | 'commands' | 'frames' | 'banners' | 'preferences' | 'period' | 'update' | 'drafts'
>;

/** The parts that the state of the shell is made of. */
interface ShellParts {
  readonly environment: Environment;
  readonly transport: Transport;
  /** Id of the account that is signed in; empty until it is known. */
  readonly account: () => string;
}

/** Creates the state of the shell: nothing is open, shown or stored yet. */
export function createShell({ environment, transport, account }: ShellParts): ShellState {
  const { page, clock, local, tab } = environment;
  const toasts = createToasts(clock, settings.timers.toast);
  const overlays = createOverlays();
  return {
    toasts,
    overlays,
    commands: createCommands(),
    frames: createFrames({ page, clock, limits: settings.frames }),
    banners: createBanners(transport.client, environment.warn),
    preferences: createPreferences({ declared: settings.preferences, local, tab, clock }),
    period: createPeriod(settings.period, transport.serverTime.now),
    ...createUpdate({ environment, writes: transport.writes, overlays, toasts, account }),
  };
}
