import type { Client } from '~/api/client';
import { isTrue } from '~/descriptor/is-shown';
import { engine } from '~/generated/console/engine';
import { defaultView, views } from '~/generated/console/vocabulary';
import type { Scope } from '~/generated/contract/types';
import { isList, isRecord, isString } from '~/lib/json';
import { callPort, read, readId, readText } from './ports';

/** The view of the signed-in user. */
export type View = (typeof views)[number];

/** The names of flags or permissions that are on, in the form that expressions read. */
export type Switches = Readonly<Record<string, 1>>;

/** The signed-in user. */
export interface Profile {
  readonly userName: string;
  readonly accountId: string;
  readonly companyName: string | undefined;
  readonly logo: string | undefined;
  /** The zone in the settings of the account, which `session/zone.ts` validates. */
  readonly timeZone: string | undefined;
  readonly userType: string | undefined;
  readonly view: View;
  readonly flags: Switches;
  readonly permissions: Switches;
  /** Values that are the same for the same person with the same rights. */
  readonly identity: unknown;
  /** The answer itself, which expressions read as `profile`. */
  readonly answer: Readonly<Record<string, unknown>>;
}

/** Fetches the profile of whoever is signed in. A console without the port has a profile that grants nothing. */
export async function fetchProfile(
  client: Pick<Client, 'request'>,
  scope: Scope,
  browserLanguage: string,
): Promise<Profile> {
  const port = engine.profile;
  return readProfile(port && (await callPort(client, port, { ...scope, input: { browserLanguage } })), scope);
}

/** Reads the answer of the port. Wrong members count as absent; a member that grants something must be exact. */
export function readProfile(value: unknown, around: Scope = {}): Profile {
  const answer = isRecord(value) ? value : {};
  const reads = engine.profile?.reads ?? {};
  const scope = { ...around, answer };
  const sentView = read(reads.view, scope);
  return {
    userName: readText(reads.userName, scope) ?? '',
    accountId: readId(reads.accountId, scope) ?? '',
    companyName: readText(reads.companyName, scope),
    logo: readText(reads.logo, scope),
    timeZone: readText(reads.timeZone, scope),
    userType: readText(reads.userType, scope),
    view: views.find((view) => view === sentView) ?? defaultView,
    flags: switchedOn(read(reads.flags, scope)),
    permissions: switchedOn(read(reads.permissions, scope)),
    identity: read(reads.identity, scope),
    answer,
  };
}

/** What is on: in an object, the names whose value is exactly 1; in a list, its texts. */
function switchedOn(value: unknown): Switches {
  const names = isList(value)
    ? value.filter(isString)
    : isRecord(value)
      ? Object.keys(value).filter((name) => value[name] === 1)
      : [];
  return Object.fromEntries(names.map((name) => [name, 1] as const));
}

/** True if the user may see the shell, as `engine.json` decides. Without a profile only the deployment is known. */
export function canEnterConsole(scope: Scope): boolean {
  const { enterWhen } = engine.profile ?? {};
  return enterWhen === undefined || isTrue(enterWhen, scope);
}
