import { onTestFinished, vi } from 'vitest';
import type { Compiler } from '~/codegen/compile';
import { createAddress } from '~/studio/page/model/address';
import type { Draft } from '~/studio/page/model/drafts';
import { StudioModel } from '~/studio/page/model/studio';
import { Answers } from '~/studio/server/answers';
import { LastCommit } from '~/studio/server/last-commit';
import { createMethods } from '~/studio/server/methods';
import { BackendAsSeen } from '~/studio/server/seen-as/backend-as-seen';
import { Workspace } from '~/studio/server/workspace';

/** Tabs of one browser over a real server. A tab that was not started learns nothing of what others do. */
export function createTabs(root: string, compiler: Compiler) {
  const backend = new BackendAsSeen({ token: '', now: () => 0, wait: () => Promise.resolve() });
  const lastCommit = new LastCommit(root, compiler);
  const startServer = () => {
    const workspace = new Workspace({ root, compiler, show: () => undefined });
    workspace.refresh();
    return {
      workspace,
      methods: createMethods({ workspace, answers: new Answers(), backend, lastCommit, isDemo: true }),
    };
  };
  let server = startServer();
  let failing: string | undefined;
  vi.stubGlobal('fetch', async (path: string, { body }: { readonly body: string }) => {
    const name = path.replace('/studio/api/', '');
    if (name === failing) {
      failing = undefined;
      throw new TypeError('No network.');
    }
    try {
      return Response.json((await server.methods.get(name)?.(JSON.parse(body))) ?? null);
    } catch (error) {
      return Response.json({ problem: String(error) }, { status: 400 });
    }
  });
  const drafts = new Map<string, Draft>();
  const store = {
    all: async () => [...drafts.values()],
    put: async (draft: Draft) => void drafts.set(draft.file, structuredClone(draft)),
    forget: async (file: string) => void drafts.delete(file),
  };
  const window = { location: { search: '', pathname: '/' }, history: { replaceState: () => undefined } };
  return {
    drafts,
    /** The server that answers now. */
    workspace: () => server.workspace,
    /** Starts another server, which knows what is on the disk. */
    restart: () => (server = startServer()),
    /** The next call of a name does not come to the server. */
    failNext: (name: string) => (failing = name),
    /** Opens a file in another tab. */
    open: async (file: string) => {
      const tab = new StudioModel(createAddress(window), store);
      tab.project.set(server.workspace.refresh());
      await tab.openFile(file);
      return tab;
    },
    /** Starts another tab, which restores drafts, and follows the others until the test ends. */
    start: () => {
      const tab = new StudioModel(createAddress(window), store).start();
      onTestFinished(() => tab.stop());
      return tab;
    },
  };
}
