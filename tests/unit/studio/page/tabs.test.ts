import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createCompiler, type Compiler } from '~/codegen/compile';
import { restoreDrafts } from '~/studio/page/model/drafts';
import { copyFleet, type FleetCopy } from '~/tests/harness/studio/fleet-copy';
import { createTabs } from '~/tests/harness/studio/studio-tabs';

/** A busy machine is slow, not wrong. */
const patient = { timeout: 20_000 };

const drawer = 'descriptors/drawers/sensor.json';

let fleet: FleetCopy;
let compiler: Compiler;
let original: string;
let tabs: ReturnType<typeof createTabs>;

beforeAll(() => {
  fleet = copyFleet();
  compiler = createCompiler(fleet.kinds);
  original = fleet.read(drawer);
});

beforeEach(() => {
  fleet.write(drawer, original);
  tabs = createTabs(fleet.root, compiler);
});

afterEach(() => vi.unstubAllGlobals());

afterAll(() => fleet.remove());

const labelled = (label: string): string => original.replace('"Last seen"', `"${label}"`);

/** Types in two tabs that have one file open; the second one does not know the edit of the first one. */
async function typeInTwo() {
  const [first, second] = [await tabs.open(drawer), await tabs.open(drawer)];
  first.type(labelled('First'));
  await first.sent();
  second.type(labelled('Second'));
  await second.sent();
  return { first, second };
}

test('what one tab types does not take the place of what another one typed, and both are asked about', async () => {
  const { first, second } = await typeInTwo();
  expect(second.saving.conflict.get()).toMatchObject({ file: drawer, theirs: { text: labelled('First') } });
  expect(second.open.get()?.text).toBe(labelled('Second'));
  await first.saving.save();
  expect(fleet.read(drawer)).toContain('"First"');
  expect(first.open.get()?.text).toBe(fleet.read(drawer));
});

test.each([
  ['theirs', 'First'],
  ['mine', 'Second'],
] as const)('of two edits the chosen one (%s) is that of the file, and is remembered', async (choice, label) => {
  const { second } = await typeInTwo();
  await second.saving.resolve(choice);
  await second.sent();
  expect(second.saving.conflict.get()).toBeUndefined();
  expect(second.open.get()?.text).toBe(labelled(label));
  expect(tabs.drafts.get(drawer)?.text).toBe(labelled(label));
  await second.saving.save();
  expect(fleet.read(drawer)).toContain(`"${label}"`);
  expect(tabs.drafts.size).toBe(0);
});

test('a tab that does not know the edit of another one does not save it in place of what it shows', async () => {
  const { first, second } = await typeInTwo();
  await second.saving.resolve('mine');
  await second.sent();
  await first.saving.save();
  expect(first.saving.conflict.get()).toMatchObject({ theirs: { text: labelled('Second') } });
  expect(fleet.read(drawer)).toBe(original);
});

test('a tab without edits follows what another one types', async () => {
  const follower = tabs.start();
  await vi.waitFor(() => expect(follower.open.get()).toBeDefined(), patient);
  await follower.openFile(drawer);
  const tab = await tabs.open(drawer);
  tab.type(labelled('First'));
  await tab.sent();
  await vi.waitFor(() => expect(follower.open.get()?.text).toBe(labelled('First')), patient);
  follower.type(labelled('Second'));
  await follower.sent();
  expect(follower.saving.conflict.get()).toBeUndefined();
});

test('what did not come to the server is saved, and stays in the editor until then', async () => {
  const tab = await tabs.open(drawer);
  tabs.failNext('edit');
  tab.type(labelled('Typed'));
  await vi.waitFor(() => expect(tab.problem.get()).toContain('does not answer'), patient);
  tabs.failNext('edit');
  await tab.saving.save();
  expect(fleet.read(drawer)).toContain('"Typed"');
  expect(tab.open.get()?.text).toBe(fleet.read(drawer));
});

test('what did not come to the server keeps another file from being opened', async () => {
  const tab = await tabs.open(drawer);
  tabs.failNext('edit');
  tab.type(labelled('Typed'));
  await vi.waitFor(() => expect(tab.problem.get()).toContain('does not answer'), patient);
  tabs.failNext('edit');
  await tab.openFile('descriptors/console.json');
  expect(tab.open.get()).toMatchObject({ file: drawer, text: labelled('Typed') });
  await tab.openFile('descriptors/console.json');
  expect(tab.open.get()?.file).toBe('descriptors/console.json');
  expect((await tabs.workspace().read(drawer)).text).toBe(labelled('Typed'));
});

test('what was typed and taken back is no draft, and undoes nothing that others save', async () => {
  const tab = await tabs.open(drawer);
  tab.type(`${original} `);
  await tab.sent();
  expect(tabs.drafts.size).toBe(1);
  tab.type(original);
  await tab.sent();
  expect(tabs.drafts.size).toBe(0);
});

test('discarding what is left of a file whose part was removed brings back what scenarios expect of the part', async () => {
  const scenarios = drawer.replace('.json', '.scenarios.json');
  const expected = JSON.stringify({ scenarios: [{ title: 'All', visible: ['tabs.details', 'tabs.readings'] }] });
  fleet.write(scenarios, expected);
  const tab = await tabs.open(drawer);
  const remove = async () => {
    const ids = JSON.parse(tab.open.get()?.text ?? '').tabs.map(({ id }: { readonly id: string }) => id);
    expect(await tab.changes.movePart(['tabs', ids.indexOf('readings')], undefined)).toBeUndefined();
    await tab.sent();
  };
  const expectation = async () => (await tabs.workspace().read(scenarios)).text;
  await remove();
  expect(await expectation()).not.toContain('readings');
  tab.type(`${tab.open.get()?.text} `);
  await tab.sent();
  tabs.restart();
  await restoreDrafts(
    { all: async () => [...tabs.drafts.values()], put: async () => undefined, forget: async () => undefined },
    () => undefined,
  );
  expect(await expectation()).not.toContain('readings');
  await tab.saving.revert();
  expect(tab.open.get()?.text).toBe(original);
  expect(await expectation()).toBe(expected);
  expect(tabs.drafts.size).toBe(0);

  // A step that was taken back and done again is discarded too; one that somebody edited after is not.
  const before = tab.open.get()?.text ?? '';
  await remove();
  const after = tab.open.get()?.text ?? '';
  for (const text of [before, after]) {
    tab.type(text);
    await tab.sent();
    await vi.waitFor(async () => expect((await expectation()).includes('readings')).toBe(text === before), patient);
  }
  await tab.saving.revert();
  expect(await expectation()).toBe(expected);
  await remove();
  const { text, base } = await tabs.workspace().read(scenarios);
  tabs.workspace().edit({ file: scenarios, text: `${text} `, base });
  await tab.saving.revert();
  expect(await expectation()).toBe(`${text} `);
  fleet.write(scenarios, '{}');
});
