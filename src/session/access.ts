import type { Flag, Permission } from '../generated/vocabulary';
import { isRecord } from '../lib/json';
import { own } from '../lib/own';

/** Names that are on, in the form in which expressions read them. */
export type Switches = Readonly<Record<string, 1>>;

/** Rights of the signed-in user. */
export interface Access {
  readonly console: boolean;
  readonly account: boolean;
  readonly company: boolean;
  readonly flags: Switches;
  readonly permissions: Switches;
}

/** Reads the `access` member of the profile. Exactly 1 is on, everything else is off. */
export function readAccess(value: unknown): Access {
  return {
    console: own(value, 'console') === 1,
    account: own(value, 'account') === 1,
    company: own(value, 'company') === 1,
    flags: switchedOn(own(value, 'flagsState')),
    permissions: switchedOn(own(value, 'permissions')),
  };
}

/** Whether a flag or permission is on. */
export function isOn(switches: Switches, name: Flag | Permission): boolean {
  return Object.hasOwn(switches, name);
}

function switchedOn(value: unknown): Switches {
  const names = isRecord(value) ? Object.keys(value).filter((name) => value[name] === 1) : [];
  return Object.fromEntries(names.map((name) => [name, 1] as const));
}
