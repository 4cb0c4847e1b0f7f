import '~/app/app.css';
import { browserEnvironment } from '~/app/environment';
import { start } from '~/app/start';
import { answerFor } from '../model/answer';
import { drawerNames, drawerTabs, fieldsOf } from '../model/drawer';
import { formNames } from '../model/form';
import { withText } from '../model/page';
import { shownPage, startAnswers } from './answers';
import { dialogOf, objectPath, searchTypes } from './names';

// The console as it ships, at an API that answers at once; a button opens what is measured.
const name = /([^/]*)\.html$/.exec(location.pathname)?.[1];
const drawer = drawerNames.find((each) => name === `drawer-${each}`);
const form = formNames.find((each) => name === `form-${each}`);
const object = drawer && JSON.stringify(answerFor(fieldsOf(drawerTabs(drawer))));
const answers = startAnswers(name === 'shell');
const dialog = '[data-testid="dialog"]';
const layer = `:is([data-testid="drawer"], ${dialog})`;

/**
 * Starts the console. The script of the page calls it, as the one that ships calls `start`: what runs first is a file
 * of its own. An `await` at the top of a module would make the bundler add files that only export what is in others.
 */
export function startConsole(): void {
  localStorage.setItem('uic-token', 'token');
  location.hash ||= name === 'shell' ? shownPage : '#/users/started';
  const container = document.getElementById('root');
  if (container) void start({ ...browserEnvironment(window), fetch: answer }, container);
  whenShellIsThere(addButton);

  window.peer = {
    open: () => document.querySelector<HTMLElement>('#bench-open'),
    close: () => document.querySelector<HTMLElement>(`${layer} [data-action="close"]`),
    tab: (title) => withText(`${layer} [role="tab"]`, title),
    unfold: () => {
      const buttons = [...document.querySelectorAll<HTMLElement>(`${layer} button`)];
      return buttons.find(({ textContent }) => /more|all/i.test(textContent)) ?? null;
    },
    input: () => document.querySelector<HTMLInputElement>(`${dialog} input[type="text"], ${dialog} input:not([type])`),
  };
}

function answer(request: Request | string): Promise<Response> {
  const { pathname } = new URL(typeof request === 'string' ? request : request.url, location.href);
  const isObject = drawer !== undefined && pathname === objectPath(drawer === 'list' ? '120' : drawer);
  const path = pathname.endsWith('/config.json') ? '/config.json' : pathname;
  const body = isObject ? object : JSON.stringify(answers[path] ?? {});
  return Promise.resolve(new Response(body, { headers: { 'content-type': 'application/json' } }));
}

function whenShellIsThere(act: () => void): void {
  if (document.querySelector('[data-testid="shell"]')) act();
  else requestAnimationFrame(() => whenShellIsThere(act));
}

function addButton(): void {
  const button = document.createElement('button');
  button.id = 'bench-open';
  button.onclick = () => {
    if (drawer) send('console:open-drawer', { search_type: searchTypes[drawer], id: 'object' });
    if (form) send('console:open-dialog', { dialog: dialogOf(form) });
  };
  document.body.append(button);
}

function send(event: string, detail: object): void {
  window.dispatchEvent(new CustomEvent(event, { detail }));
}
