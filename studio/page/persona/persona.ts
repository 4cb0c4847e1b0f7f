import type { AnswerState } from '../../persona';
import type { AddressState } from '../model/address';

/** As whom the console in the preview is seen. An empty text leaves it to the account or to the browser. */
export interface Persona {
  readonly account: string;
  /** The id of the object in an open drawer. */
  readonly object: string;
  readonly region: string;
  readonly view: string;
  readonly userType: string;
  readonly language: string;
  readonly theme: string;
  /** Width of the console in pixels. */
  readonly width: string;
  /** Flags that are on or off whatever the account has. */
  readonly flags: Switches;
  readonly permissions: Switches;
  /** How calls are answered, by operation; `*` are the other calls of the open file. */
  readonly answers: AnswerStates;
}

/** How calls are answered, by operation. */
export type AnswerStates = Readonly<Record<string, AnswerState>>;

/** Names that are on or off; those of the account are absent. */
export type Switches = Readonly<Record<string, boolean>>;

/** The persona that an address carries. */
export function personaOf(address: AddressState): Persona {
  const text = (name: string): string => address[name] ?? '';
  return {
    account: text('account'),
    object: text('object'),
    region: text('region'),
    view: text('view'),
    userType: text('userType'),
    language: text('language'),
    theme: text('theme'),
    width: text('width'),
    answers: answerStatesOf(text('answers')),
    flags: switchesOf(text('flags')),
    permissions: switchesOf(text('permissions')),
  };
}

/** Switches as text: `a,-b` is a on, b off. */
export function textOfSwitches(switches: Switches): string {
  return Object.entries(switches)
    .map(([name, isOn]) => (isOn ? name : `-${name}`))
    .join(',');
}

function switchesOf(text: string): Switches {
  const names = text.split(',').filter((name) => name !== '');
  return Object.fromEntries(names.map((name) => [name.replace(/^-/, ''), !name.startsWith('-')]));
}

/** Answers as text: `*:slow,urlQuery:400-132333`. */
export function textOfAnswers(answers: AnswerStates): string {
  return Object.entries(answers)
    .map(([operation, state]) => `${operation}:${state}`)
    .join(',');
}

function answerStatesOf(text: string): AnswerStates {
  const entries = text.split(',').map((entry) => entry.split(':'));
  return Object.fromEntries(entries.flatMap(([operation, state]) => (state ? [[operation ?? '', state]] : [])));
}
