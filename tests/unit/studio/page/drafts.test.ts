import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createCompiler } from '~/codegen/compile';
import { createStore } from '~/lib/store';
import { restoreDrafts, type Draft } from '~/studio/page/model/drafts';
import type { OpenFile } from '~/studio/page/model/open-file';
import { Saving } from '~/studio/page/model/saving';
import { Workspace } from '~/studio/server/workspace';
import { copyProject, type ProjectCopy } from '~/tests/harness/studio/project-copy';

let project: ProjectCopy;
let workspace: Workspace;
let compiler: ReturnType<typeof createCompiler>;

/** A server that knows what is on the disk, and nothing of what was typed before it was started. */
const startServer = (): void => {
  workspace = new Workspace({ root: project.root, compiler, show: () => undefined });
  workspace.refresh();
};

const answerTo = (name: string | undefined, body: string) => {
  const sent = JSON.parse(body);
  if (name === 'read') return workspace.read(sent.file);
  if (name === 'edit') return workspace.edit(sent);
  if (name === 'revert') return workspace.revert(sent.file);
  if (name === 'deletion') return workspace.deletion(sent);
  if (name === 'delete') return workspace.delete(sent);
  return workspace.state.get();
};

beforeAll(() => {
  project = copyProject();
  compiler = createCompiler();
  startServer();
  vi.stubGlobal('fetch', async (path: string, { body }: { readonly body: string }) => {
    try {
      return Response.json(await answerTo(path.split('/').at(-1), body));
    } catch (error) {
      return Response.json({ problem: String(error) }, { status: 400 });
    }
  });
});

afterAll(() => {
  vi.unstubAllGlobals();
  project.remove();
});

/** The drafts of a browser, and the part of the page that saves and deletes. */
function openPage() {
  const byFile = new Map<string, Draft>();
  const drafts = {
    all: async () => [...byFile.values()],
    put: async (draft: Draft) => void byFile.set(draft.file, structuredClone(draft)),
    forget: async (file: string) => void byFile.delete(file),
  };
  const open = createStore<OpenFile | undefined>(undefined);
  const problems: string[] = [];
  const saving = new Saving({
    open,
    project: workspace.state,
    drafts,
    sent: async () => undefined,
    answered: async () => undefined,
    openFile: async () => undefined,
    report: (problem) => void problems.push(problem),
    show: () => undefined,
    rebase: () => undefined,
    editOver: () => undefined,
  });
  const show = async (file: string) => open.set({ file, replaced: 0, ...(await workspace.read(file)) });
  const type = async (file: string, text: string, base: string) => {
    workspace.edit({ file, text, base });
    await drafts.put({ file, text, base });
  };
  return { drafts, saving, show, type, problems };
}

const routes = 'descriptors/routes/records.json';
const screen = 'descriptors/screens/records.json';

test('what was typed before a deletion is there again when that is discarded after the server was started again', async () => {
  const { drafts, saving, show, type, problems } = openPage();
  const created = await workspace.create({ kind: 'screen', name: 'records', operation: 'auditList' });
  const [, route] = 'files' in created ? created.files : [];
  await workspace.save(screen, '');
  const typedScreen = project.read(screen).replace('"label": "', '"label": "My ');
  await type(screen, typedScreen, (await workspace.read(screen)).base);
  await type(routes, `${route?.text}\n`, '');
  await show(screen);
  await saving.deleteFile(true);

  startServer();
  expect(await restoreDrafts(drafts, () => undefined)).toEqual([]);
  const deleted = workspace.state.get().files.flatMap(({ file, isDeleted }) => (isDeleted ? [file] : []));
  expect(deleted.toSorted()).toEqual([routes, screen]);
  // A page that is only loaded again changes nothing.
  await restoreDrafts(drafts, () => undefined);

  await show(routes);
  await saving.revert();
  expect((await workspace.read(screen)).text).toBe(typedScreen);
  await show(screen);
  await saving.deleteFile(true);
  startServer();
  await restoreDrafts(drafts, () => undefined);
  await show(screen);
  await saving.revert();
  expect(problems.filter((problem) => problem !== '')).toEqual([]);
});

test('an edit of a file with routes that a deletion edited comes back with its text', async () => {
  const { drafts, saving, show, type } = openPage();
  const file = 'descriptors/screens/audit-log.json';
  const { routes: [listed = ''] = [] } = workspace.deletion({ file, withRoutes: true });
  const { text, base } = await workspace.read(listed);
  const typed = text.replace('"area": "', '"area": "My ');
  await type(listed, typed, base);
  await show(file);
  await saving.deleteFile(true);
  expect((await workspace.read(listed)).text).not.toBe(typed);
  startServer();
  await restoreDrafts(drafts, () => undefined);
  await restoreDrafts(drafts, () => undefined);
  await show(file);
  await saving.revert();
  expect((await workspace.read(listed)).text).toBe(typed);
  expect(await drafts.all()).toEqual([{ file: listed, text: typed, base }]);
});
