import { readArguments } from '../codegen/commands/command';
import { portOf } from './port';

/** Where the console is served, and the backend that its calls are passed on to. */
export interface StartSettings {
  readonly host: string;
  readonly port: number;
  /** Address of another backend, with a base path or none; the demo backend answers if it is absent. */
  readonly api?: string;
}

/** An option or a variable of the environment that cannot be used; its message says which and why. */
export class SettingsProblem extends Error {}

/** A setting as it was given, and what it was given by: an option, or a variable of the environment. */
interface Given {
  readonly by: string;
  readonly text: string;
}

/**
 * Reads `--host`, `--port` and `--api`, or HOST, PORT and CONSOLE_API of those not given. An empty variable is none.
 *
 * @throws {UsageError} for any other argument.
 * @throws {SettingsProblem} for a value that cannot be used.
 */
export function startSettings(
  args: readonly string[],
  { HOST, PORT, CONSOLE_API }: Readonly<Record<string, string | undefined>>,
): StartSettings {
  const { values } = readArguments(args, {
    host: { type: 'string' },
    port: { type: 'string' },
    api: { type: 'string' },
  });
  const host = given('--host', values.host) ?? given('HOST', HOST || undefined);
  const port = given('--port', values.port) ?? given('PORT', PORT || undefined);
  const api = given('--api', values.api) ?? given('CONSOLE_API', CONSOLE_API || undefined);
  return {
    host: host ? hostName(host) : '127.0.0.1',
    port: port ? portNumber(port) : 4173,
    ...(api && { api: apiAddress(api) }),
  };
}

function given(by: string, text: string | undefined): Given | undefined {
  return text === undefined ? undefined : { by, text };
}

function hostName({ by, text }: Given): string {
  if (text === '') throw new SettingsProblem(`${by} must be an address of this machine, such as 127.0.0.1.`);
  return text;
}

function portNumber({ by, text }: Given): number {
  const port = portOf(text);
  if (port === undefined) throw new SettingsProblem(`${by} is "${text}"; it must be a number from 0 to 65535.`);
  return port;
}

function apiAddress({ by, text: address }: Given): string {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol)) {
    throw new SettingsProblem(`${by} is "${address}"; it must be an address such as https://console.example.com.`);
  }
  const { origin, pathname } = url;
  if (`${origin}${pathname}` !== url.href) {
    throw new SettingsProblem(`${by} must be an address without user, password, query and fragment.`);
  }
  return origin + pathname.replace(/\/+$/, '');
}
