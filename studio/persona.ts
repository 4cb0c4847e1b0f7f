/**
 * How a call is answered in the preview: `slow`, `empty`, `unreachable`, or a failure as its status and error number
 * (`500`, `400-132333`).
 */
export type AnswerState = string;

/** As whom the preview sees the console. An empty text leaves it to the backend. */
export interface SeenAs {
  readonly region: string;
  readonly view: string;
  readonly userType: string;
  /** Flags that are on or off whatever the profile says. */
  readonly flags: Readonly<Record<string, boolean>>;
  readonly permissions: Readonly<Record<string, boolean>>;
  /** By operation; all others are answered as the backend does. */
  readonly answers: Readonly<Record<string, AnswerState>>;
}

/** A value that a persona can have, and what it is called. */
export interface Choice {
  readonly value: string;
  readonly label: string;
}

/** What a persona of a console can be; a list without entries offers no choice. */
export type Choices = Readonly<
  Record<'region' | 'view' | 'userType' | 'language' | 'flags' | 'permissions', readonly Choice[]>
>;

/** An operation that a descriptor reads. */
export interface SourceCall {
  readonly operation: string;
  /** The names of the sources that call it. */
  readonly names: readonly string[];
  /** The failures that the contract declares for it. */
  readonly failures: readonly AnswerState[];
}
