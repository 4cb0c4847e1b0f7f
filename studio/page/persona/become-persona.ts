import type { SourceCall } from '../../persona';
import { call } from '../model/call';
import type { Persona } from './persona';

/** An account of the demo backend. */
export interface DemoAccount {
  readonly id: string;
  readonly token: string;
  readonly label: string;
  readonly user: string;
}

/** The accounts of the demo backend; none if the development server has another one. */
export async function demoAccounts(): Promise<readonly DemoAccount[]> {
  if (!(await call('backend', {})).isDemo) return [];
  const answer = await fetch('/__demo/api/state');
  return (await answer.json()).accounts;
}

/**
 * Makes what the backend answers, and the storage of the browser, those of a persona. With the demo backend its account
 * is signed in, and the session does not end by itself.
 */
export async function becomePersona(
  persona: Persona,
  accounts: readonly DemoAccount[],
  calls: readonly SourceCall[],
): Promise<void> {
  const { region, view, userType, flags, permissions, answers } = persona;
  const { '*': others, ...chosen } = answers;
  const all = others === undefined ? [] : calls.map(({ operation }) => [operation, others] as const);
  await call('become', {
    ...{ region, view, userType, flags, permissions },
    answers: { ...Object.fromEntries(all), ...chosen },
  });
  if (accounts.length > 0) await startSession(persona, accounts);
  const { storagePrefix } = await call('backend', {});
  if (storagePrefix === undefined) return;
  store(`${storagePrefix}language`, persona.language);
  store(`${storagePrefix}theme`, persona.theme);
}

async function startSession({ account }: Persona, accounts: readonly DemoAccount[]): Promise<void> {
  await send('reset', {});
  await send('session', { idleTimeoutLeft: null, sessionTimeoutLeft: null });
  const chosen = accounts.find(({ id }) => id === account) ?? accounts[0];
  if (chosen && (account !== '' || localStorage.getItem('uic-token') === null)) {
    localStorage.setItem('uic-token', chosen.token);
  }
}

function store(key: string, value: string): void {
  if (value === '') localStorage.removeItem(key);
  else localStorage.setItem(key, value);
}

async function send(path: string, body: object): Promise<void> {
  const answer = await fetch(`/__demo/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error((await answer.json()).problems.join('; '));
}
