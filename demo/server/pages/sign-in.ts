import { html } from 'hono/html';
import { accounts } from '../../company/administration/accounts';
import { page } from './page';

/**
 * The address after the sign-in: an in-app path of the console at the root, or a console below a path, such as
 * `/console/#/app`. The root for every other relay state.
 */
export function returnAddress(relayState: string | undefined): string {
  if (relayState === undefined || !/^\/(?![/\\])/.test(relayState)) return '/';
  return /^\/[^?#]+\/#\//.test(relayState) ? relayState : `/#${relayState}`;
}

/** The page that lets a visitor choose an account. */
export function signInPage(relayState: string | undefined) {
  return page(
    'Sign in',
    'sign-in.js',
    html`<div class="brand"><img src="/icon.png" alt="" width="24" height="24" /> Descry</div>
      <h1>Sign in to the demo</h1>
      <p>
        Choose an account of the demo company. Each has other rights, so its menu and its pages differ. There are no
        passwords, and nothing leaves this machine.
      </p>
      <ul class="accounts" data-return="${returnAddress(relayState)}">
        ${accounts.map(
          ({ id, token, label, profile }) =>
            html`<li>
              <button type="button" data-account="${id}" data-token="${token}">
                <strong>${profile.user_name}</strong> <span>${label}</span>
              </button>
            </li>`,
        )}
      </ul>`,
  );
}

/** The page that deletes the token and leads to the signed-out page; `kind` is 2 when the server ended the session. */
export function signOutPage(kind: string | undefined) {
  const target = `/logout.html?t=${kind === '2' ? '2' : '1'}`;
  return page(
    'Sign out',
    'sign-out.js',
    html`<h1>Signing out</h1>
      <p data-return="${target}"><a href="${target}">Continue</a></p>`,
  );
}
