import type { Parameter } from '../../1-parse/openapi/contract';

/** A filter of a screen. */
export interface Filter {
  readonly type: string;
  readonly id: string;
  readonly label: string;
  readonly options?: { readonly scale?: string } | readonly object[];
  readonly initial?: string | undefined;
  readonly max?: number | undefined;
}

/** A filter, and what the call sends of it. */
export interface Proposal {
  readonly filter: Filter;
  /** Expressions of the query by parameter. */
  readonly query: Readonly<Record<string, string>>;
  /** The first of these parameters. */
  readonly parameter: Parameter;
}
