import { Ajv2020 } from 'ajv/dist/2020.js';
import type { Project } from '~/codegen/1-parse/project';
import { additionKinds } from '~/codegen/service/additions/addition';
import { answersOf } from '~/codegen/service/fields/contract-tree';
import { descriptorOf } from '~/codegen/service/find-symbol';
import { fittingOperations } from '~/codegen/service/new/fitting-operations';
import { newKinds } from '~/codegen/service/new/makers';
import { textsToTranslate } from '~/codegen/service/to-translate';
import type { Calls } from '../protocol';
import { Refused } from './descriptor-path';
import type { Answers } from './answers';
import { choicesOf } from './choices';
import type { BackendAsSeen } from './seen-as/backend-as-seen';
import { menuOperationOf, profilePortOf } from './ports';
import { routesOfScreen } from './routes-of-screen';
import { scenariosOf } from './scenarios';
import { findTexts } from './search';
import { sourceCallsOf } from './source-calls';
import type { LastCommit } from './last-commit';
import { visibilityAt } from './visibility';
import { targetOf } from './target';
import { idsAt, locate } from './locate';
import type { Workspace } from './workspace';

/** A call with a body as it came. It throws `Refused` for a body of another shape. */
export type Method = (body: unknown) => Promise<unknown>;

const ajv = new Ajv2020();
const text = { type: 'string' };
const count = { type: 'integer', minimum: 0 };
const at = { file: text, offset: count };

/** Seconds after which a call that waits for a change answers without one. */
const waitSeconds = 20;

/** What the calls are about. */
export interface Parts {
  readonly workspace: Workspace;
  readonly answers: Answers;
  readonly lastCommit: LastCommit;
  readonly backend: BackendAsSeen;
  /** Whether the demo backend answers. */
  readonly isDemo: boolean;
}

/** Adds a call: the schemas of what it sends, and what it does. */
type Add = <Name extends keyof Calls>(
  name: Name,
  properties: object,
  run: (body: Calls[Name]['sends']) => Calls[Name]['gets'] | Promise<Calls[Name]['gets']>,
  required?: readonly string[],
) => void;

/** The calls of the Studio's page by name. */
export function createMethods(parts: Parts): ReadonlyMap<string, Method> {
  const methods = new Map<string, Method>();
  const add: Add = <Name extends keyof Calls>(
    name: Name,
    properties: object,
    run: (body: Calls[Name]['sends']) => Calls[Name]['gets'] | Promise<Calls[Name]['gets']>,
    required: readonly string[] = Object.keys(properties),
  ) => {
    const isBody = ajv.compile<Calls[Name]['sends']>({
      type: 'object',
      required,
      additionalProperties: false,
      properties,
    });
    methods.set(name, async (body) => {
      if (!isBody(body)) throw new Refused(ajv.errorsText(isBody.errors));
      return run(body);
    });
  };
  addFiles(add, parts);
  addLanguage(add, parts);
  addPreview(add, parts);
  return methods;
}

/** Reading, editing and saving. */
function addFiles(add: Add, { workspace, backend, lastCommit }: Parts): void {
  add('project', {}, () => workspace.refresh());
  add('wait', { version: count }, ({ version }) => {
    backend.renew();
    return nextState(workspace, version);
  });
  add('read', { file: text }, ({ file }) => workspace.read(file));
  add('readContract', { file: text }, ({ file }) => workspace.readContract(file));
  const edit = { file: text, text, base: text };
  add(
    'edit',
    { ...edit, step: text, steps: { type: 'array', items: text }, known: text },
    (body) => workspace.editKnown(body),
    Object.keys(edit),
  );
  add('revert', { file: text }, ({ file }) => workspace.revert(file));
  add('save', edit, ({ file, ...sent }) => workspace.save(file, sent.base, sent.text));
  const deletion = { file: text, withRoutes: { type: 'boolean' } };
  add('deletion', deletion, (wanted) => workspace.deletion(wanted));
  add('delete', { ...deletion, step: text }, (wanted) => workspace.delete(wanted), Object.keys(deletion));
  const wanted = { kind: { enum: newKinds }, name: text, operation: text };
  add('create', { ...wanted, property: text, root: text }, (body) => workspace.create(body), Object.keys(wanted));
  add('createScenarios', { file: text }, ({ file }) => workspace.createScenarios(file));
  const part = { kind: { enum: additionKinds }, title: text, chosen: { type: 'array', items: text, maxItems: 100 } };
  add('addPart', { ...at, ...part }, (wanted) => workspace.addPart(wanted));
  const path = { type: 'array', items: { anyOf: [text, count] }, minItems: 1, maxItems: 50 };
  add('movePart', { file: text, from: path, to: path }, (body) => workspace.movePart(body), ['file', 'from']);
  add('translate', { file: text, address: text, text }, (body) => workspace.translate(body));
  add('operations', { kind: wanted.kind }, ({ kind }) => fittingOperations(workspace.parsed, kind));
  add('changes', {}, () => lastCommit.changes(workspace.sources, workspace.checked));
}

/** What the language service says about a position of a file. */
function addLanguage(add: Add, { workspace, answers }: Parts): void {
  add('complete', at, ({ file, offset }) => workspace.language.complete(file, offset));
  add('hover', at, ({ file, offset }) => workspace.language.hover(file, offset) ?? null);
  add('definition', at, ({ file, offset }) => workspace.language.definition(file, offset) ?? null);
  add('fixes', { ...at, length: count }, ({ file, ...range }) => workspace.language.fixes(file, range));
  add('search', { words: text }, ({ words }) => findTexts(workspace.parsed, words));
  add('outline', { file: text }, ({ file }) => workspace.language.outline(file));
  add('textsToTranslate', { file: text }, ({ file }) => textsToTranslate(workspace.parsed, file) ?? null);
  add('form', at, ({ file, offset }) => workspace.language.form(file, offset) ?? null);
  add('additions', at, ({ file, offset }) => workspace.language.additions(file, offset));
  add('insertPositions', at, ({ file, offset }) => workspace.language.insertPositions(file, offset) ?? null);
  add('contract', { file: text }, ({ file }) => answersIn(workspace.parsed, file));
  add('scenarios', { file: text }, ({ file }) =>
    scenariosOf(workspace.parsed, workspace.state.get().diagnostics, file),
  );
  add('who', at, ({ file, offset }) => visibilityAt(workspace.parsed, answers, { file, offset }) ?? null);
}

/** What the preview shows, and as whom. */
function addPreview(add: Add, { workspace, backend, isDemo, answers }: Parts): void {
  add('ids', at, ({ file, offset }) => idsAt(workspace.sources, file, offset));
  const around = { searchType: text, dialog: text, route: text };
  const seen = { ids: { type: 'array', items: text, maxItems: 50 }, text };
  add('locate', { ...around, ...seen }, (body) => locate(workspace.descriptors, body) ?? null, Object.keys(seen));
  add('target', { file: text }, ({ file }) => targetOf(workspace.descriptors, file) ?? null);
  add('routesOfScreen', { file: text }, ({ file }) => {
    const menu = menuOperationOf(workspace.parsed);
    return routesOfScreen(workspace.parsed, file, menu && answers.of(menu));
  });
  add('choices', {}, () => choicesOf(workspace.parsed));
  add('backend', {}, () => {
    const { prefix } = workspace.parsed.find('console', 'console')?.authored.storage ?? {};
    return { isDemo, ...(prefix !== undefined && { storagePrefix: prefix }) };
  });
  add('sources', { file: text }, ({ file }) => sourceCallsOf(workspace.parsed, file));
  const switches = { type: 'object', additionalProperties: { type: 'boolean' } };
  const states = {
    type: 'object',
    additionalProperties: { type: 'string', pattern: '^(slow|empty|unreachable|[45]\\d\\d(-\\d+)?)$' },
  };
  const rights = { flags: switches, permissions: switches };
  add('become', { region: text, view: text, userType: text, ...rights, answers: states }, (seenAs) => {
    if (workspace.state.get().version === 0) workspace.refresh();
    const project = workspace.parsed;
    backend.become(seenAs, { operations: project.contract.operations.values(), profile: profilePortOf(project) });
    return null;
  });
}

function answersIn(project: Project, file: string): Calls['contract']['gets'] {
  const descriptor = descriptorOf(project, file);
  return descriptor ? answersOf(project, descriptor) : [];
}

function nextState({ state }: Workspace, version: number): Promise<Calls['wait']['gets']> {
  if (state.get().version !== version) return Promise.resolve(state.get());
  return new Promise((done) => {
    const end = (): void => {
      clearTimeout(timer);
      stop();
      done(state.get());
    };
    const stop = state.subscribe(end);
    const timer = setTimeout(end, waitSeconds * 1000);
  });
}
