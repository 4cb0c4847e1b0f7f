import { showText } from '../descriptor/format/text';
import { closeDrawer, openDrawerAt, openRequestAt } from './open-drawer-at';
import { rangeError } from './drawer-input';
import type { SessionTimers } from '../session/timers/session-timers';
import type { Banners } from './banners';
import type { Listeners } from './listen';
import { postPreRelease } from './pre-release-record';
import type { Services } from './services';

/** Parts of the console that hear events, besides what actions work with. */
export interface ListeningParts {
  readonly sessionTimers: Pick<SessionTimers, 'settingsChanged'>;
  readonly banners: Pick<Banners, 'give'>;
  /** Language of what the server tells. */
  readonly language: string;
}

/** What the console does on the events it hears. `log` writes a line on the browser's console. */
export function reactToEvents(
  services: Services,
  { sessionTimers, banners, language }: ListeningParts,
  log: (message: string) => void,
): Listeners {
  return {
    'console:open-drawer': (request) => {
      if (request.kind === 'open') return openDrawerAt(request.input, services);
      log(`${rangeError}: ${showText(request.value)?.text ?? 'nothing'}`);
      closeDrawer(services);
    },
    'console:close-drawer': () => closeDrawer(services),
    'console:open-object-group': (input) => openRequestAt({ kind: 'group', input }, services),
    'console:open-dialog': ({ dialog, params }) => void services.overlays.show(dialog, params),
    'console:set-banners': banners.give,
    'console:navigate': ({ to }) => services.navigate(to),
    'console:open-asset': ({ assetType, assetId, tab }) => {
      const query = new URLSearchParams({ assetType, assetId, ...(tab && { tab }) });
      services.navigate(`/app/asd?${query}`);
    },
    'console:jump-role-management': () => void services.jumpRoleManagement(),
    'console:timeout-settings-changed': () => sessionTimers.settingsChanged(),
    'console:session-message': ({ message, intent }) => services.toasts.show({ intent, text: { key: message } }),
    'console:read-pre-release': (request) => void postPreRelease(request, services, language),
  };
}
