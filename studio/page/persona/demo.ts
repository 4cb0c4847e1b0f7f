import type { Persona, Switches } from './persona';

/** An account of the demo backend. */
export interface DemoAccount {
  readonly id: string;
  readonly token: string;
  readonly label: string;
  readonly user: string;
}

/** The accounts of the demo backend. */
export async function demoAccounts(): Promise<readonly DemoAccount[]> {
  const answer = await fetch('/__demo/api/state');
  return (await answer.json()).accounts;
}

/**
 * Makes the demo backend and the storage of the browser those of a persona. `operations` are the calls of the open
 * file, which answer as the persona says. The sessions of the preview do not end by themselves.
 */
export async function becomePersona(
  persona: Persona,
  accounts: readonly DemoAccount[],
  operations: readonly string[],
): Promise<void> {
  await send('reset', {});
  await send('session', { idleTimeoutLeft: null, sessionTimeoutLeft: null });
  if (persona.region !== '') await send('config', { region: persona.region });
  await send('access', accessOf(persona));
  const next = nextAnswers[persona.answers];
  for (const operation of next ? operations : []) await send('next', { operation, times: 1000, ...next });
  const account = accounts.find(({ id }) => id === persona.account) ?? accounts[0];
  if (account && (persona.account !== '' || localStorage.getItem('uic-token') === null)) {
    localStorage.setItem('uic-token', account.token);
  }
  store('uic_language', persona.language);
  store('uic_theme', persona.theme);
}

/** The states of sources besides the answer with data. */
const nextAnswers: Readonly<Record<string, object>> = {
  slow: { delayMs: 4000 },
  empty: { status: 200, body: {} },
  failed: { status: 500, body: {} },
  unreachable: { drop: true },
};

function accessOf({ view, userType, flags, permissions }: Persona): object {
  const advancedInfo = { ...(view !== '' && { view }), ...(userType !== '' && { userType }) };
  return { flags: numbersOf(flags), permissions: numbersOf(permissions), profile: { advancedInfo } };
}

function numbersOf(switches: Switches): Readonly<Record<string, number>> {
  return Object.fromEntries(Object.entries(switches).map(([name, isOn]) => [name, isOn ? 1 : 0]));
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
