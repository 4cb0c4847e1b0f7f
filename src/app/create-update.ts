import type { Overlays } from '~/state/overlays';
import type { Toasts } from '~/state/toasts';
import type { PendingWrites } from '~/api/pending-writes';
import { createConsoleUpdate, type ConsoleUpdate } from '~/platform/console-update';
import { createDrafts, type Drafts } from '~/state/drafts';
import type { Environment } from './environment';

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

/** Creates the check for new builds and the drafts that survive an update, and announces an update that has happened. */
export function createUpdate({ environment, writes, overlays, toasts, account }: UpdateParts): {
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
    hasUnsavedWork: () => writes.count() > 0 || page.hasUnsentInput() || overlays.open.get().length > 0,
    saveDrafts: drafts.save,
  });
  if (update.reloaded !== undefined) toasts.show({ intent: 'success', text: { key: reloadMessages[update.reloaded] } });
  return { update, drafts };
}
