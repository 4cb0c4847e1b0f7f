/** Where `npm start` listens, and the backend it passes calls on to. */
export interface StartSettings {
  readonly host: string;
  readonly port: number;
  /** Address of another backend, with a base path or none; the demo backend answers if it is absent. */
  readonly api?: string;
}

/** A variable of the environment that cannot be used; its message says which and why. */
export class SettingsProblem extends Error {}

/** Reads HOST, PORT and CONSOLE_API. */
export function startSettings(environment: Readonly<Record<string, string | undefined>>): StartSettings {
  const { HOST, PORT, CONSOLE_API } = environment;
  const port = PORT ? Number(PORT) : 4173;
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    throw new SettingsProblem(`PORT is "${PORT}"; it must be a number from 0 to 65535.`);
  }
  return { host: HOST || '127.0.0.1', port, ...(CONSOLE_API ? { api: apiAddress(CONSOLE_API) } : {}) };
}

function apiAddress(address: string): string {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol)) {
    throw new SettingsProblem(
      `CONSOLE_API is "${address}"; it must be an address such as https://console.example.com.`,
    );
  }
  const { origin, pathname } = url;
  if (`${origin}${pathname}` !== url.href) {
    throw new SettingsProblem('CONSOLE_API must be an address without user, password, query and fragment.');
  }
  return origin + pathname.replace(/\/+$/, '');
}
