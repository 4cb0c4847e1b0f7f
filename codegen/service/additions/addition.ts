import type { Project } from '../../1-parse/project';
import type { Json, Path } from '../../language/model';
import type { OpenFile } from '../workspace';

/** The kinds of part that can be added to a descriptor. */
export const additionKinds = ['tab', 'section', 'field', 'column', 'filter', 'tile'] as const;

/** One of them. */
export type AdditionKind = (typeof additionKinds)[number];

/** Something that a new part can show: a value of an answer, a parameter, a screen. */
export interface AdditionChoice {
  /** The expression of the value, or the name. */
  readonly id: string;
  /** What people call it. */
  readonly text: string;
  /** Its type or what it is for. */
  readonly about?: string;
  /** Whether the descriptor shows it already. */
  readonly isUsed?: true;
}

/** A part that can be added where the caret is. */
export interface Addition {
  readonly kind: AdditionKind;
  /** Where it goes: `at the end of tab Basic`. */
  readonly where: string;
  /** Whether it has a title, which the author gives. */
  readonly isTitled: boolean;
  /** Whether it can show several of the choices; one otherwise. */
  readonly takesSeveral: boolean;
  readonly choices: readonly AdditionChoice[];
  /** Why none can be added if there are no choices; a kind without a reason is not offered then. */
  readonly refused?: string;
}

/** The part that an author wants to have added. */
export interface WantedPart {
  readonly kind: AdditionKind;
  /** Empty for a part without a title. */
  readonly title: string;
  /** Ids of choices, at least one. */
  readonly chosen: readonly string[];
}

/** A descriptor, and the part of it that the author is in. */
export interface PartContext {
  readonly project: Project;
  readonly open: OpenFile;
  readonly part: Path;
}

/** A value of a descriptor with a part more, and the path of that part. */
export interface WithPart {
  readonly value: Json;
  readonly path: Path;
}

/** A part that can be added, and how. */
export interface Possible extends Omit<Addition, 'kind'> {
  /** The path at which a part of the descriptor is after that, if parts have to be arranged for it. */
  pathNow?(path: Path): Path;
  add(wanted: Omit<WantedPart, 'kind'>): WithPart;
}

/** Finds where a part of its kind can be added around a part; nothing where there is no room for it. */
export type FindPossible = (context: PartContext) => Possible | undefined;
