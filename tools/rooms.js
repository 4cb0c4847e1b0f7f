/** The rooms of `src/` in order: a room imports itself and rooms before it, never one after it. */
export const rooms = [
  'generated',
  'platform',
  'i18n',
  'descriptor',
  'api',
  'session',
  'state',
  'actions',
  'ui',
  'view',
  'shell',
  'app',
];

/**
 * The folders of `src/view/` in order. Folders of one step do not import each other; only the files beside them import
 * all.
 */
export const viewFolders = [
  ['context'],
  ['data'],
  ['action'],
  ['value'],
  ['cell-menu'],
  ['picture'],
  ['field'],
  ['section'],
  ['panel'],
  ['form'],
  ['response'],
  ['dialog', 'drawer', 'screen', 'toast'],
];

/**
 * The phases of the compiler in order, as folders and files of `codegen/`: a phase imports itself and the steps before
 * its own. Phases of one step do not import each other.
 */
export const phases = [
  ['memo.ts', 'config.ts', 'language'],
  ['diagnostics'],
  ['1-parse'],
  ['2-analyze'],
  ['3-check', '4-emit'],
  ['compile.ts'],
  ['service'],
  ['host'],
  ['lsp'],
  ['commands'],
  ['cli.ts', 'vite-plugin.ts'],
];

/** Phases of which others import one module, and that module. */
export const phaseDoors = { '2-analyze': 'analysis.ts' };

/** Phases that read descriptors by the types of their schemas, not by the names of properties as text. */
export const phasesWithTypes = ['2-analyze', '3-check', '4-emit'];

/** Files of these phases that read schemas and OpenAPI documents, which are JSON without a type of its own. */
export const readersOfJson = ['4-emit/contract-types/**'];

/** Phases that run in Node alone; the others run in a browser as well. */
export const phasesOfNode = ['host', 'lsp', 'commands', 'cli.ts', 'vite-plugin.ts'];

/** The parts of the demo backend in order: a part imports itself and the parts before its own. */
export const demoParts = ['data', 'company', 'server', 'control', 'load.ts', 'app.ts'];

/** The parts of the Studio; `page` and `server` share the types of `protocol.ts` and `persona.ts` alone. */
export const studioParts = [['persona.ts'], ['protocol.ts', 'document'], ['page', 'server']];

/** The rooms of `src/` that the Studio takes parts from. */
export const roomsOfStudio = ['ui', 'styles'];

/** Rooms that run without React. */
export const roomsWithoutReact = ['platform', 'descriptor', 'api', 'session', 'state', 'actions'];
