import type { IconSource } from '~/ui/Icon';

/** An entry of the menu of a value: it runs something, or it is a link that opens a new browser tab. */
export interface CellEntry {
  /** The value of `data-action`. */
  readonly id: string;
  readonly label: string;
  readonly icon?: IconSource;
  readonly run?: () => void;
  readonly href?: string;
}
