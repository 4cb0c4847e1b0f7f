import { withDrawer } from '~/state/drawer/address';
import type { DrawerTarget } from '~/state/drawer/input';
import { dialogs, drawers } from '~/generated/console/catalogue';
import type { Drawer } from '~/generated/contract/descriptor-types';
import { operations, type OperationId } from '~/generated/contract/operations';
import { isString } from '~/lib/json';
import { demoApp, requestOf } from './demo/support';
import { samples } from '../fixtures/demo/samples';
import { answerShape, refill } from './answer-shape';
import { recordsIn } from './records-in';

/** A drawer of the compiled catalogue. */
export interface Swept {
  readonly type: string;
  readonly drawer: Drawer;
  /** Every operation that it can call, with those of its panels, pop-ups, actions and dialogs. */
  readonly calls: readonly OperationId[];
  /** Selectors of the controls that lead to calls. */
  readonly controls: readonly string[];
}

/** Every drawer of the catalogue. */
export async function everyDrawer(): Promise<readonly Swept[]> {
  const calling = new Map<string, ReadonlySet<string>>();
  for (const [id, { load }] of Object.entries(dialogs)) {
    const names = textsUnder('operation', (await load()).default);
    if (names.size > 0) calling.set(id, names);
  }
  return Promise.all(
    Object.entries(drawers).map(async ([type, { load }]) => {
      const drawer = (await load()).default;
      const opened = [...textsUnder('dialog', drawer)].flatMap((id) => [...(calling.get(id) ?? [])]);
      const names = new Set([...textsUnder('operation', drawer), ...opened]);
      const calls = operationIds.filter((id) => names.has(id));
      return { type, drawer, calls, controls: controlsIn(drawer, new Set(calling.keys())) };
    }),
  );
}

const isOperationId = (name: string): name is OperationId => Object.hasOwn(operations, name);
const operationIds = Object.keys(operations).filter(isOperationId);

/** The texts that stand under a name anywhere in a compiled descriptor. */
function textsUnder(name: string, part: unknown): ReadonlySet<string> {
  return new Set(recordsIn(part).flatMap((record) => (isString(record[name]) ? [record[name]] : [])));
}

/** Selector of the button of a drawer that opens the menu of its responses. */
export const respondControl = '[data-action="respond"]';

function controlsIn(drawer: Drawer, calling: ReadonlySet<string>): readonly string[] {
  const found = recordsIn(drawer).flatMap((record) => {
    const { id, as = id, type, action } = record;
    if (type === 'popup') return [`[data-field="${String(id)}"] [aria-haspopup="dialog"]`];
    const leads =
      textsUnder('operation', action).size > 0 ||
      [...textsUnder('dialog', action)].some((dialog) => calling.has(dialog));
    return action !== undefined && leads ? [`[data-panel] [data-action="${String(as)}"]`] : [];
  });
  // What the menu of the responses reads is requested when it opens.
  return [...new Set([...found, ...(drawer.target ? [respondControl] : [])])];
}

const demo = demoApp();
const good = new Map<OperationId, unknown>();

/** What the demo answers, with every place filled that the contract knows. */
export async function goodAnswer(operation: OperationId): Promise<unknown> {
  if (!good.has(operation)) {
    const response = await demo.fetch(requestOf(operation, samples[operation], 'demo-session-full'));
    good.set(operation, refill(answerShape(operation), await response.json()));
  }
  return good.get(operation);
}

const patterns = operationIds.map((id) => {
  const { method, path } = operations[id];
  return { id, method, pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`) };
});

/** The operation that a request calls. */
export function operationOf({ method, url }: Request): OperationId | undefined {
  const { pathname } = new URL(url);
  return patterns.find((each) => each.method === method.toLowerCase() && each.pattern.test(pathname))?.id;
}

/** What openers hand over: everything there is, and what leads to other calls. */
export const openers = {
  'from a workbench': { workbench: { id: 'WB-1', uuid: 'uuid-1' } },
  'from a list': {},
  'as a computer': { type: 'computer' },
} as const;

/** One way of opening a drawer. */
export type Opener = keyof typeof openers;

/** Values of everything that can be handed over; tests replace texts in them. */
export const passedObject = {
  name: 'An object',
  edge_ids: ['edge-1'],
  extra: { port: 443, protocol: 'tcp', account: 'ada' },
  process: {
    ...{ artifactUniqueId: 'art-1', sha1: 'ab12', xdrDeviceId: 'device-1', fullPath: 'C:\\a.exe' },
    ...{ commandLine: 'a.exe /x', pid: 4, eventTime: 1763712000 },
  },
};

/** The query that opens a drawer at a tab. */
export function addressOf(type: string, opener: Opener, tab: number, passed: object = passedObject): string {
  const further = { ...passed, ...openers[opener] };
  const request: DrawerTarget =
    type === 'object-group'
      ? { kind: 'group', input: { title: passedObject.name, payload: { group: 'contracts' } } }
      : { kind: 'open', input: { ...further, search_type: Number(type), id: '203.0.113.45', tabId: tab } };
  return withDrawer('', request);
}
