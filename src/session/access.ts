import type { Flag, Permission } from '~/generated/console/vocabulary';
import { isRecord } from '~/lib/json';
import { getOwn } from '~/lib/get-own';

/** The names of flags or permissions that are on, in the form that expressions read. */
export type Switches = Readonly<Record<string, 1>>;

/** The rights of the signed-in user. */
export interface Access {
  readonly console: boolean;
  readonly account: boolean;
  readonly company: boolean;
  readonly flags: Switches;
  readonly permissions: Switches;
}

/** Reads the member `access` of the profile. Exactly 1 is on, everything else is off. */
export function readAccess(value: unknown): Access {
  return {
    console: getOwn(value, 'console') === 1,
    account: getOwn(value, 'account') === 1,
    company: getOwn(value, 'company') === 1,
    flags: switchedOn(getOwn(value, 'flagsState')),
    permissions: switchedOn(getOwn(value, 'permissions')),
  };
}

/** True if a flag or permission is on. */
export function isOn(switches: Switches, name: Flag | Permission): boolean {
  return Object.hasOwn(switches, name);
}

function switchedOn(value: unknown): Switches {
  const names = isRecord(value) ? Object.keys(value).filter((name) => value[name] === 1) : [];
  return Object.fromEntries(names.map((name) => [name, 1] as const));
}
