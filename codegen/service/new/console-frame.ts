import { ownOriginMark } from '../../1-parse/openapi/operation-reader';
import type { KindTable } from '../../language/kind-table';
import type { Kind } from '../../language/kinds';
import type { Made } from './order';

/** A console to begin, for a contract alone. */
export interface NewConsole {
  /** What people call it. */
  readonly title: string;
  /** Folder of files that are served as they are, with a slash at the end. */
  readonly publicFiles: string;
  /** How people sign in by OAuth 2: a security scheme of the contract, and the id of the console at its provider. */
  readonly signIn?: { readonly scheme: string; readonly clientId: string } | undefined;
}

/** A screen or a drawer of a new console. */
export interface Page {
  readonly name: string;
  /** Path of its operation. */
  readonly path: string;
  readonly file: string;
  readonly title: string;
}

const icon = 'th-list';

/** What is around the screens of a new console: title, routes, user menu, and a side menu that is a file beside it. */
export function frameOf(
  kinds: KindTable,
  screens: readonly Page[],
  { title, publicFiles, signIn }: NewConsole,
): readonly Omit<Made, 'replaces'>[] {
  const described = (kind: Kind, id: string, value: object): Omit<Made, 'replaces'> => {
    const file = kinds.pathOf(kind, id);
    return { file, value: { $schema: kinds.schemaLink(kind, file), ...value } };
  };
  return [
    described('console', 'console', { storage: { prefix: `${title.toLowerCase().replace(/\W+/g, '_')}_` } }),
    described('vocabulary', 'vocabulary', { menuIcons: [icon] }),
    described('header', 'header', {
      brand: { title },
      user: { entries: [...userEntries, ...(signIn ? [signOutEntry] : [])] },
    }),
    described('engine', 'engine', { menu: menuPort, ...(signIn && { signIn: { oauth: signIn } }) }),
    described('errors', 'errors', { rows: signIn ? [refusedCalls, ...failures] : failures }),
    described('route', 'console', { area: title, routes: routesOf(screens) }),
    { file: `${kinds.layout.documents}console-menu.json`, value: menuContract },
    { file: `${publicFiles}menu.json`, value: menuOf(screens) },
  ];
}

const userEntries = [
  {
    id: 'palette',
    label: { message: 'UI.COMMAND.PALETTE' },
    icon: 'search-text',
    action: { type: 'command', name: 'palette' },
  },
  {
    id: 'shortcuts',
    label: { message: 'UI.COMMAND.SHORTCUTS' },
    icon: 'key-command',
    action: { type: 'command', name: 'shortcuts' },
  },
  { id: 'about', label: 'About', icon: 'info-sign', action: { type: 'navigate', to: '/about' } },
];

const signOutEntry = {
  id: 'log-out',
  label: { message: 'UI.SHELL.LOG_OUT' },
  icon: 'log-out',
  action: { type: 'logOut' },
};

/** The row of `errors.json` by which a call that is refused leads to the sign-in. */
export const refusedCalls = { status: 401, policy: { kind: 'session', signal: 'sign-in' } };

const failures = [{ policy: { kind: 'panel', message: 'ERROR.COMMON_ERROR' } }];

const menuPort = {
  operation: 'consoleMenu',
  reads: { entries: 'answer.entries', entry: { id: 'item.id', title: 'item.title', icon: 'item.icon' } },
};

function routesOf(screens: readonly Page[]): readonly object[] {
  const start = `/${screens[0]?.name ?? 'about'}`;
  return [
    ...screens.map(({ name, title }, index) => ({
      kind: 'screen',
      path: `/${name}`,
      screen: name,
      keys: [index + 1],
      title,
    })),
    { kind: 'screen', path: '/about', title: 'About', page: 'about' },
    { kind: 'screen', path: '/no-access', title: 'No access', page: 'access-denied', query: ['msg', 'menuId'] },
    { kind: 'redirect', path: '/', to: start },
    { kind: 'redirect', path: '*', to: start },
  ];
}

/** The side menu as a file: the ids of its entries are the keys of the routes. */
function menuOf(screens: readonly Page[]): object {
  return { entries: screens.map(({ title }, index) => ({ id: index + 1, title, icon })) };
}

const menuContract = {
  openapi: '3.1.0',
  info: { title: 'The side menu of the console, a file beside it', version: '1.0.0' },
  paths: {
    '/menu.json': {
      get: {
        operationId: 'consoleMenu',
        [ownOriginMark]: true,
        responses: {
          200: {
            description: 'The entries.',
            content: { 'application/json': { schema: { $ref: '#/components/schemas/ConsoleMenu' } } },
          },
        },
      },
    },
  },
  components: {
    schemas: {
      ConsoleMenu: {
        type: 'object',
        required: ['entries'],
        properties: {
          entries: {
            type: 'array',
            items: {
              type: 'object',
              required: ['id', 'title', 'icon'],
              properties: { id: { type: 'integer' }, title: { type: 'string' }, icon: { type: 'string' } },
            },
          },
        },
      },
    },
  },
};
