import type { Age } from '../../time/age';
import type { Severity } from '../severity';

/** A malware tool or a campaign that reports describe. */
export interface Insight {
  /** The name; by it the drawer opens. */
  readonly id: string;
  readonly kind: 'maltool' | 'campaign';
  readonly severity: Severity;
  readonly actor: string | null;
  readonly description: string;
  /** The targeted industries. */
  readonly targets: readonly string[];
  readonly regions: readonly string[];
  readonly techniques: readonly string[];
  readonly reports: readonly { readonly id: string; readonly name: string }[];
  readonly firstReported: Age;
  readonly lastReported: Age;
}
