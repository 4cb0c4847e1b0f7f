import { isRecord } from '~/lib/json';
import type { Contract, Operation } from '../../1-parse/openapi/contract';
import { problemOfScheme } from '../../3-check/names/sign-in';
import type { Compiler } from '../../compile';
import { sentenceOf } from '../../diagnostics/new-diagnostics';
import type { Sources } from '../../language/model';
import { labelFor } from '~/lib/humanize-identifier';
import { kebabCase } from '../fields/words';
import { printText } from '../format-text';
import { frameOf, refusedCalls, type NewConsole, type Page } from './console-frame';
import { firstMistake, newDescriptor, withFiles, type NewFile, type NewFiles } from './new-descriptor';

/** The lists, and the objects, that a console begins with. */
const limit = 6;

/** What people want of a new console. */
export interface WantedConsole extends Omit<NewConsole, 'signIn'> {
  /** The id of the console at the provider of its sign-in; without one, nobody signs in. */
  readonly clientId?: string | undefined;
}

/** The files of a new console and, if something remains to be done, what. */
export type NewConsoleFiles = NewFiles & { readonly advice?: string };

/**
 * Makes a console of a contract: screens of its first lists, drawers of its first objects, rows that open the drawer of
 * their object, and the frame around them. It compiles without an error. A console that has screens gets none.
 */
export async function newConsole(
  sources: Sources,
  compiler: Compiler,
  { clientId, ...rest }: WantedConsole,
): Promise<NewConsoleFiles> {
  const { project } = compiler.check(sources);
  const scheme = schemeToSignIn(project.contract);
  if (clientId !== undefined && scheme === undefined) return { problem: noScheme };
  const signIn = clientId === undefined || scheme === undefined ? undefined : { scheme, clientId };
  const wanted: NewConsole = { ...rest, signIn };
  if (project.of('screen').length + project.of('route').length > 0)
    return { problem: 'The console has screens already. Add one: descry new screen NAME --operation ID.' };
  const frame = await frameFiles(compiler, [], wanted);
  const taken = frame.find(({ file }) => sources.has(file));
  if (taken) return { problem: `There is a ${taken.file} already.` };
  const maker = new ConsoleMaker(withFiles(sources, frame), compiler);
  const reads = [...project.contract.operations.values()].filter((one) => one.safe && one.unsupported.length === 0);
  const lists = await maker.make(
    'screen',
    reads.filter(({ path }) => !path.includes('{')),
  );
  if (lists.length === 0)
    return { problem: 'No operation of the contract answers a list of objects without a parameter.' };
  const objects = await maker.make(
    'drawer',
    reads.filter(({ path }) => /^[^{]*\{[^}]+\}$/.test(path)),
  );
  for (const list of lists) {
    const object = objects.find(({ path }) => path.startsWith(`${list.path}/{`));
    if (object) await maker.open(list, object);
  }
  const files = [...maker.files.values(), ...(await frameFiles(compiler, lists, wanted))];
  const { diagnostics } = compiler.check(withFiles(sources, files));
  const mistake = diagnostics.find(({ severity }) => severity === 'error');
  if (mistake) return { problem: `The console would be wrong: ${sentenceOf(mistake)}` };
  return scheme === undefined || signIn ? { files } : { files, advice: adviceAbout(scheme, compiler) };
}

const noScheme =
  'The contract has no security scheme by which people can sign in: one of the type oauth2 with the flow authorizationCode.';

/** The first security scheme by which a browser can sign in. */
function schemeToSignIn({ schemes }: Contract): string | undefined {
  return [...schemes].find(([name, scheme]) => problemOfScheme(name, scheme) === undefined)?.[0];
}

function adviceAbout(scheme: string, { kinds }: Compiler): string {
  const port = JSON.stringify({ signIn: { oauth: { scheme, clientId: 'ID' } } }).slice(1, -1);
  return (
    `The contract lets people sign in by "${scheme}", and this console does not yet. With the id that the console has ` +
    `at the provider, add ${port} to ${kinds.pathOf('engine', 'engine')}, and ` +
    `${JSON.stringify(refusedCalls)} to the rows of ${kinds.pathOf('errors', 'errors')}.`
  );
}

function frameFiles({ kinds }: Compiler, lists: readonly Page[], wanted: NewConsole): Promise<readonly NewFile[]> {
  return Promise.all(
    frameOf(kinds, lists, wanted).map(async ({ file, value }) => ({
      file,
      text: await printText(JSON.stringify(value)),
    })),
  );
}

/** Makes one descriptor after the other, so that each is checked with those before it. */
class ConsoleMaker {
  readonly files = new Map<string, NewFile>();
  readonly #sources: Sources;
  readonly #compiler: Compiler;

  constructor(sources: Sources, compiler: Compiler) {
    this.#sources = sources;
    this.#compiler = compiler;
  }

  /** Descriptors of the first operations of which one can be made. */
  async make(kind: 'screen' | 'drawer', operations: readonly Operation[]): Promise<readonly Page[]> {
    const pages: Page[] = [];
    for (const { id, path } of operations) {
      if (pages.length === limit) break;
      const name = nameFor(path, kind);
      if (name === undefined || pages.some((page) => page.name === name)) continue;
      const made = await newDescriptor(this.#now(), this.#compiler, { kind, name, operation: id });
      const [descriptor] = 'problem' in made ? [] : made.files;
      // A list that takes a part of its call from the address shows nothing when the menu opens it.
      if (!descriptor || 'address' in readValue(descriptor)) continue;
      // The frame has the routes of all screens in one file.
      this.files.set(descriptor.file, descriptor);
      pages.push({ name, path, file: descriptor.file, title: labelFor(name) });
    }
    return pages;
  }

  /** Lets the rows of a list open the drawer of their object, by an id that is a text or becomes one. */
  async open(list: Page, object: Page): Promise<void> {
    const [screen, drawer] = [this.#valueOf(list), this.#valueOf(object)];
    const before = this.#compiler.check(this.#now());
    for (const objectId of [String(screen['rowId']), `string(${String(screen['rowId'])})`]) {
      const open = { type: 'openDrawer', searchType: String(drawer['searchType']), objectId };
      const linked = { file: list.file, text: await printText(JSON.stringify({ ...screen, open })) };
      if (firstMistake(before, this.#compiler.check(withFiles(this.#now(), [linked])))) continue;
      this.files.set(list.file, linked);
      return;
    }
  }

  #now(): Sources {
    return withFiles(this.#sources, [...this.files.values()]);
  }

  #valueOf({ file }: Page): Readonly<Record<string, unknown>> {
    return readValue(this.files.get(file));
  }
}

function readValue(file: NewFile | undefined): Readonly<Record<string, unknown>> {
  const value: unknown = JSON.parse(file?.text ?? 'null');
  return isRecord(value) ? value : {};
}

/** What the last word of a path calls a list, or one of its objects. */
function nameFor(path: string, kind: 'screen' | 'drawer'): string | undefined {
  const words = path.split('/').filter((step) => step !== '' && !step.includes('{'));
  const name = kebabCase(words.at(-1) ?? '');
  const one = kind === 'screen' ? name : name.replace(/ies$/, 'y').replace(/([^s])s$/, '$1');
  return /^[a-z][a-z0-9-]{0,63}$/.test(one) ? one : undefined;
}
