import type { ConsoleSettings } from '~/generated/contract/descriptor-types';

/** The figures of idle lock and end of session, as `console.json` gives them, in milliseconds. */
export type Deadlines = ConsoleSettings['deadlines'];
