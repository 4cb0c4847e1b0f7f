import { belowDescriptors, type Layout } from '../language/layout';
import type { Diagnostic } from '../language/model';

/** What is reported only because something else is wrong, and where of it. */
interface Cascade {
  /** Codes of the causes; one that ends with `/` means all codes that begin with it, and `/` alone every code. */
  readonly causes: readonly string[];
  /** The descriptors in which the causes are: a folder, or a file without its ending. Otherwise any. */
  readonly of?: string;
  readonly effects: readonly string[];
  /**
   * Around a cause, i.e. in the object that has it as a property, in its file, in the translations of its texts, or
   * anywhere.
   */
  readonly within: 'object' | 'file' | 'translations' | 'project';
}

/**
 * A name that a wrong part does not declare is unknown wherever it is read, and two parts that are compared do not
 * agree while one of them is wrong.
 */
const cascades: readonly Cascade[] = [
  {
    causes: ['schema/'],
    of: 'screens',
    effects: ['expression/unknown-field', 'expression/type', 'column/', 'filter/', 'screen/', 'table/'],
    within: 'file',
  },
  { causes: ['schema/'], of: 'screens', effects: ['link/'], within: 'project' },
  { causes: ['id/duplicate'], of: 'screens', effects: ['expression/', 'filter/', 'screen/'], within: 'file' },
  { causes: ['schema/type'], effects: ['message/place'], within: 'project' },
  {
    causes: ['schema/', 'scale/type'],
    of: 'scales',
    effects: ['scale/values', 'filter/', 'link/value'],
    within: 'project',
  },
  { causes: ['schema/'], of: 'scales', effects: ['scale/'], within: 'file' },
  { causes: ['schema/'], of: 'routes', effects: ['route/'], within: 'file' },
  {
    causes: ['schema/'],
    of: 'predicates',
    effects: ['expression/call', 'expression/unknown-name'],
    within: 'project',
  },
  // A name of a wrong form is no name: what reads the right one is not wrong.
  {
    causes: ['schema/pattern'],
    of: 'console',
    effects: ['name/preference', 'name/unread', 'expression/unknown-name'],
    within: 'project',
  },
  { causes: ['schema/pattern'], of: 'messages', effects: ['name/message', 'message/'], within: 'project' },
  {
    causes: ['schema/pattern'],
    of: 'vocabulary',
    effects: ['name/', 'expression/unknown-name', 'expression/value'],
    within: 'project',
  },
  { causes: ['id/duplicate'], of: 'checks', effects: ['name/warning', 'project/'], within: 'project' },
  { causes: ['schema/type'], effects: ['text/'], within: 'object' },
  { causes: ['schema/', 'route/path'], of: 'routes', effects: ['name/route', 'link/'], within: 'project' },
  { causes: ['route/redirect'], effects: ['link/name'], within: 'project' },
  { causes: ['schema/'], of: 'errors', effects: ['error/'], within: 'file' },
  { causes: ['error/number', 'error/duplicate'], effects: ['error/missing'], within: 'file' },
  { causes: ['schema/'], of: 'drawers', effects: ['name/tab'], within: 'file' },
  { causes: ['drawer/double', 'drawer/kind'], effects: ['name/drawer', 'response/'], within: 'project' },
  { causes: ['schema/'], of: 'drawers', effects: ['response/'], within: 'file' },
  { causes: ['schema/', 'id/duplicate'], of: 'pictures', effects: ['picture/'], within: 'file' },
  { causes: ['schema/', 'name/drawer'], of: 'responses', effects: ['response/'], within: 'project' },
  { causes: ['response/input'], of: 'responses', effects: ['expression/unknown-field'], within: 'file' },
  { causes: ['form/submit'], of: 'responses', effects: ['expression/', 'input/missing'], within: 'file' },
  { causes: ['schema/'], of: 'console', effects: ['message/not-offered'], within: 'project' },
  { causes: ['schema/'], of: 'forms', effects: ['form/', 'expression/'], within: 'file' },
  { causes: ['form/layout'], effects: ['expression/unknown-field'], within: 'file' },
  { causes: ['form/body'], effects: ['form/layout', 'form/options'], within: 'file' },
  { causes: ['form/widget'], effects: ['form/autocomplete'], within: 'object' },
  { causes: ['filter/'], effects: ['expression/value'], within: 'file' },
  { causes: ['schema/unknown-key'], effects: ['expression/type'], within: 'object' },
  { causes: ['expression/'], effects: ['condition/', 'id/missing'], within: 'object' },
  { causes: ['expression/unknown-name', 'expression/unknown-field'], effects: ['condition/'], within: 'file' },
  { causes: ['expression/unknown-name'], effects: ['table/paged', 'gallery/input', 'id/missing'], within: 'file' },
  {
    causes: ['name/renamed'],
    effects: ['expression/', 'condition/', 'name/source', 'table/paged', 'gallery/input', 'id/missing'],
    within: 'file',
  },
  { causes: ['name/renamed'], effects: ['input/', 'expression/constant'], within: 'project' },
  {
    causes: ['expression/syntax', 'expression/unknown-name', 'expression/unknown-field', 'expression/unknown-function'],
    effects: ['condition/contradicts'],
    within: 'project',
  },
  { causes: ['expression/misspelt'], effects: ['condition/', 'expression/constant'], within: 'file' },
  // The address of a text has the ids and values of what is around it, and a wrong text is not translated yet.
  { causes: ['/'], effects: ['message/'], within: 'translations' },
  { causes: ['scale/unreachable', 'scale/gap'], effects: ['id/address', 'scale/values'], within: 'project' },
  { causes: ['route/duplicate'], effects: ['link/', 'name/route'], within: 'project' },
  { causes: ['name/property'], effects: ['form/layout'], within: 'file' },
  { causes: ['message/language'], effects: ['message/not-offered'], within: 'project' },
  { causes: ['schema/'], of: 'checks', effects: ['project/'], within: 'project' },
  { causes: ['text/long'], effects: ['project/'], within: 'object' },
];

/**
 * What rules found, without what follows from another finding. What reading the files found follows from nothing, and
 * a warning is never the cause of an error.
 */
export function suppressKnownCascades(
  parsing: readonly Diagnostic[],
  checking: readonly Diagnostic[],
  layout: Layout,
): readonly Diagnostic[] {
  const found = [...parsing, ...checking];
  const errors = found.filter(({ severity }) => severity === 'error');
  const tests = cascades.map((row) => ({
    row,
    follows: {
      error: followingFrom(errors, row, layout),
      warning: followingFrom(row.within === 'translations' ? errors : found, row, layout),
    },
  }));
  return checking.filter(
    (one) => !tests.some(({ row, follows }) => has(row.effects, one) && follows[one.severity](one)),
  );
}

/** Whether a diagnostic is near one of the causes of a row. */
function followingFrom(found: readonly Diagnostic[], row: Cascade, layout: Layout): (one: Diagnostic) => boolean {
  const causes = found.filter((one) => isOf(one, row, layout) && has(row.causes, one));
  return causes.length > 0 ? nearTo(causes, row, layout) : () => false;
}

function has(codes: readonly string[], { code }: Diagnostic): boolean {
  return codes.some((one) => one === '/' || (one.endsWith('/') ? code.startsWith(one) : code === one));
}

function isOf({ file }: Diagnostic, { of }: Cascade, layout: Layout): boolean {
  if (of === undefined) return true;
  const below = belowDescriptors(layout, file);
  return below?.startsWith(`${of}/`) === true || below === `${of}.json`;
}

function nearTo(causes: readonly Diagnostic[], { within }: Cascade, layout: Layout): (one: Diagnostic) => boolean {
  if (within === 'project') return () => true;
  if (within === 'translations') {
    const owners = causes.flatMap(({ file }) => belowDescriptors(layout, file)?.replace(/\.json$/, '') ?? []);
    const pointers = owners.map((owner) => `/texts/${owner.replaceAll('/', '.')}.`);
    const shared = new Set(causes.flatMap((one) => (isEnglish(one, layout) ? (messageOf(one) ?? []) : [])));
    return (one) =>
      pointers.some((start) => one.pointer.startsWith(start)) ||
      (!isEnglish(one, layout) && shared.has(messageOf(one) ?? ''));
  }
  const files = new Set(causes.map(({ file }) => file));
  if (within === 'file') return ({ file }) => files.has(file);
  const objects = new Set(causes.map(({ file, pointer }) => `${file}${parentOf(pointer)}`));
  return ({ file, pointer }) => ancestorsOf(pointer).some((ancestor) => objects.has(`${file}${ancestor}`));
}

/** Whether a diagnostic is about the English of shared messages. */
function isEnglish({ file }: Diagnostic, layout: Layout): boolean {
  return belowDescriptors(layout, file) === 'messages/en.json';
}

/** The pointer of the shared message that a diagnostic is about, in any language. */
function messageOf({ pointer }: Diagnostic): string | undefined {
  return /^\/shared\/[^/]+/.exec(pointer)?.[0];
}

/** A pointer and the pointers of all that is around it. */
function ancestorsOf(pointer: string): readonly string[] {
  const steps = pointer.split('/');
  return steps.map((_, index) => steps.slice(0, index + 1).join('/'));
}

function parentOf(pointer: string): string {
  return pointer.slice(0, pointer.lastIndexOf('/'));
}
