import type { KindRow, Reference } from './kind-row';

/** The kinds of descriptor by name. */
export const kinds = {
  screen: {
    folder: 'screens',
    output: { as: 'custom-module', type: 'Screen' },
    reference: { by: 'id', unused: 'warning' },
    published: {
      members: [
        ...['kind', 'extensions', 'address', 'period', 'target'],
        ...['tabs', 'gallery'].flatMap((list) => ['id', 'visibleWhen', 'screen'].map((name) => `${list}.${name}`)),
        ...['filters.id', 'filters.type', 'filters.with', 'filters.options.scale', 'filters.options.value'],
      ],
      toExtensions: ['sources', 'values', 'rows', 'total', 'more', 'next', 'sort'],
    },
  },
  drawer: {
    folder: 'drawers',
    output: { as: 'module', type: 'Drawer' },
    reference: { by: 'searchType', unused: 'allowed' },
    published: {
      members: ['searchType', 'opens', 'input', 'extensions', 'head.rating.scale', 'target'],
      toExtensions: ['sources', 'values'],
    },
  },
  panel: {
    folder: 'panels',
    output: { as: 'module', type: 'Panel' },
    reference: { by: 'id', unused: 'warning' },
    published: { members: ['input', 'extensions'], toExtensions: ['sources', 'values'] },
  },
  dialog: {
    folder: 'dialogs',
    output: { as: 'custom-module', type: 'Dialog' },
    reference: { by: 'id', unused: 'allowed' },
    published: { members: ['input'] },
  },
  form: {
    folder: 'forms',
    output: { as: 'custom-module', type: 'Form', isImported: true },
    reference: { by: 'id', unused: 'warning' },
    published: {
      members: [
        ...['input', 'schema.type', 'schema.required', 'cases.property', 'cases.items.value'],
        ...['type', 'enum', 'items'].map((keyword) => `schema.properties.*.${keyword}`),
      ],
    },
  },
  response: {
    folder: 'responses',
    output: { as: 'custom-module', type: 'SecurityResponse' },
    reference: { by: 'id', unused: 'allowed' },
    published: { members: ['objects', 'input', 'operation'] },
  },
  'response-operations': {
    output: {
      as: 'constant',
      type: 'ResponseOperations',
      name: 'responseOperations',
      about: 'The operations that responses call.',
      whenAbsent: { operations: [] },
    },
    published: { members: ['operations.operation'] },
  },
  picture: {
    folder: 'pictures',
    output: { as: 'module', type: 'Picture' },
    reference: { by: 'id', unused: 'warning' },
    published: { members: [] },
  },
  scale: {
    folder: 'scales',
    output: { as: 'module', type: 'Scale' },
    reference: { by: 'id', unused: 'warning' },
    published: { members: ['of', 'range', 'rows.equals', 'rows.from', 'rows.to'] },
  },
  console: {
    isNeeded: true,
    output: {
      as: 'constant',
      type: 'ConsoleSettings',
      name: 'settings',
      about: 'Languages, timers, limits and widths.',
      lazyMembers: {
        picture: {
          type: 'PictureSettings',
          isAlwaysThere: true,
          name: 'pictureSettings',
          about: 'Sizes of pictures of steps, and how they are zoomed and moved.',
        },
      },
    },
    skipsIdCheck: true,
    published: { members: ['languages', 'preferences', 'screens.pageSize'] },
  },
  engine: {
    output: {
      as: 'constant',
      type: 'Engine',
      name: 'engine',
      about: 'What answers the needs of the engine: operations, addresses and dialogs of this console.',
      whenAbsent: {},
      lazyMembers: {
        savedViews: {
          type: 'SavedViewsPort',
          name: 'savedViewsPort',
          about: 'What stores the saved views of lists.',
        },
      },
    },
    skipsIdCheck: true,
    published: { members: ['*.operation'] },
  },
  header: {
    isNeeded: true,
    output: {
      as: 'constant',
      type: 'Header',
      name: 'header',
      about: 'The parts of the bar at the top.',
      lazyMembers: {
        started: {
          type: 'StartedCard',
          isList: true,
          name: 'startedCards',
          about: 'The cards of the page where one begins, after those of the menu.',
        },
      },
    },
    published: { members: ['extensions'] },
  },
  theme: { implied: {}, output: { as: 'custom' }, skipsIdCheck: true, published: 'nothing' },
  banners: {
    output: {
      as: 'constant',
      type: 'Banners',
      name: 'banners',
      about: 'What the banners above the page read.',
      whenAbsent: { banners: [] },
      lazyMembers: {
        banners: {
          type: 'Banner',
          isList: true,
          isAlwaysThere: true,
          name: 'bannerList',
          about: 'What the console tells above the page, in order.',
        },
      },
    },
    published: 'nothing',
  },
  'startup-dialogs': {
    output: {
      as: 'constant',
      type: 'StartupDialogs',
      name: 'startupDialogs',
      about: 'Dialogs that open by themselves.',
      whenAbsent: { startupDialogs: [] },
    },
    published: 'nothing',
  },
  errors: { implied: {}, output: { as: 'custom', type: 'ErrorRow' }, skipsIdCheck: true, published: 'nothing' },
  route: {
    folder: 'routes',
    output: { as: 'custom', type: 'Route' },
    reference: { by: 'path', unused: 'allowed' },
    skipsIdCheck: true,
    published: {
      members: [
        ...['routes.kind', 'routes.path', 'routes.keys', 'routes.sharesKeys', 'routes.title', 'routes.sharesTitle'],
        ...['routes.page', 'routes.query', 'routes.screen', 'routes.detail', 'routes.to'],
      ],
    },
  },
  vocabulary: {
    implied: {},
    joins: ['flags', 'permissions', 'externalLinks', 'menuIcons', 'unread'],
    output: { as: 'custom' },
    skipsIdCheck: true,
    published: {
      members: [
        ...['flags', 'permissions', 'regions', 'sites', 'views', 'defaultView', 'userTypes', 'externalLinks'],
        ...['unread', 'menuIcons'],
      ],
    },
  },
  predicates: {
    implied: {},
    joins: ['predicates', 'rules'],
    output: { as: 'custom' },
    skipsIdCheck: true,
    published: { members: ['predicates', 'rules'] },
  },
  messages: {
    folder: 'messages',
    // The texts of descriptors are English, so the language is there.
    implied: { file: 'en', value: { language: 'English' } },
    fileNames: /^[a-z]{2}-[A-Za-z]+$/,
    joins: ['shared', 'texts'],
    output: { as: 'custom' },
    skipsIdCheck: true,
    published: { members: ['language', 'direction'], ofImplied: ['shared'] },
  },
  extension: {
    folder: 'extensions',
    output: { as: 'nothing' },
    skipsIdCheck: true,
    published: { members: ['extends', 'at', 'after', 'before', 'order', 'sources', 'values', 'add.id'] },
  },
  checks: { output: { as: 'nothing' }, skipsIdCheck: true, published: { members: ['rules', 'severities'] } },
  scenarios: { isCompanion: true, output: { as: 'nothing' }, skipsIdCheck: true, published: 'nothing' },
} as const satisfies Readonly<Record<string, KindRow>>;

/** Members of a descriptor that are for its authors alone: the console does not have them. */
export const authorMembers: readonly string[] = ['$schema', 'extensions'];

/** One kind of descriptor. */
export type Kind = keyof typeof kinds;

type Rows = typeof kinds;

/** The kinds whose modules are made in one way. */
export type KindsWithOutput<As extends KindRow['output']['as']> = {
  [One in Kind]: Rows[One]['output'] extends { readonly as: As } ? One : never;
}[Kind];

/** The kinds that other descriptors refer to. */
export type ReferableKind = { [One in Kind]: Rows[One] extends { readonly reference: Reference } ? One : never }[Kind];
