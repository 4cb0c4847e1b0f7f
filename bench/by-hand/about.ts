import type { Host } from './host';

/** A host, and which parts of its description apply. */
export interface About {
  readonly host: Host;
  readonly system: string;
  readonly isProtected: boolean;
  readonly isServer: boolean;
}
