import { isList, isRecord, isString } from '~/lib/json';
import { suggest } from '../../diagnostics/diagnostic';
import type { Json, Path } from '../../language/model';

/** Somebody who looks at the console: who it is, what is switched on, and what the server answers. */
export interface Persona {
  readonly view?: string;
  readonly region?: string;
  readonly userType?: string;
  /** Feature flags that are on. */
  readonly flags?: readonly string[];
  /** Permissions that are granted. */
  readonly permissions?: readonly string[];
  /** The menu keys that the server allows; without them, routes are not judged by their keys. */
  readonly menuKeys?: readonly number[];
  /** Preferences that the browser stores. */
  readonly preferences?: readonly string[];
  /** Addresses of the start-up configuration by their names. */
  readonly externalLinks?: Readonly<Record<string, string>>;
  /** The local time, e.g. `2025-02-01T08:00`. */
  readonly now?: string;
  /** Answers by the names of sources, below their roots; also `profile`, `input`, `item` and other names. */
  readonly answers?: Readonly<Record<string, Json>>;
}

const lists = ['flags', 'permissions', 'menuKeys', 'preferences'] as const;
const texts = ['view', 'region', 'userType', 'now'] as const;
const objects = ['externalLinks', 'answers'] as const;
const members: readonly string[] = [...lists, ...texts, ...objects];

/** What is wrong with a persona, as a sentence, and where. */
export interface PersonaProblem {
  readonly problem: string;
  readonly path: Path;
  /** Whether it is about the name of the member, rather than its value. */
  readonly isKey?: true;
}

/** Reads a persona, or says what is wrong with it. */
export function readPersona(json: unknown): { readonly persona: Persona } | PersonaProblem {
  if (!isRecord(json)) return { problem: 'A persona is an object.', path: [] };
  const unknown = Object.keys(json).find((name) => !members.includes(name));
  if (unknown !== undefined) {
    const { hint: advice } = suggest(unknown, members);
    const problem = `A persona has no "${unknown}".${advice === undefined ? '' : ` ${advice}`}`;
    return { problem, path: [unknown], isKey: true };
  }
  const [wrong] = [
    ...lists.flatMap((name) => (isAbsentOr(json[name], isList) ? [] : wrongType(name, 'a list'))),
    ...texts.flatMap((name) => (isAbsentOr(json[name], isString) ? [] : wrongType(name, 'a text'))),
    ...objects.flatMap((name) => (isAbsentOr(json[name], isRecord) ? [] : wrongType(name, 'an object'))),
  ];
  return wrong ?? { persona: json };
}

function wrongType(name: string, type: string): PersonaProblem {
  return { problem: `"${name}" is ${type}.`, path: [name] };
}

function isAbsentOr(value: unknown, isOfType: (value: unknown) => boolean): boolean {
  return value === undefined || isOfType(value);
}

/** What expressions read for a persona. */
export function scopeOf(persona: Persona): Readonly<Record<string, unknown>> {
  const {
    view,
    region,
    userType,
    flags = [],
    permissions = [],
    preferences = [],
    externalLinks,
    now,
    answers,
  } = persona;
  return {
    ...answers,
    ...{ view, region, userType, externalLinks },
    flags: Object.fromEntries(flags.map((name) => [name, 1])),
    permissions: Object.fromEntries(permissions.map((name) => [name, 1])),
    preferences: Object.fromEntries(preferences.map((name) => [name, true])),
    ...(now !== undefined && { now: () => new Date(`${now}Z`).getTime() }),
  };
}
