import type { ConsoleSettings } from '../../generated/descriptor-types';

/** The figures of idle lock and end of session, as `console.json` gives them, in milliseconds. */
export type Deadlines = ConsoleSettings['deadlines'];
