/**
 * The position of a box: below or above its target, aligned with its start or end, or after it in the reading
 * direction.
 */
export type Side = 'below-start' | 'below-end' | 'above' | 'after' | 'after-top';

/** The options of a position. */
export interface PositionOptions {
  readonly side: Side;
  /** The distance between target and box, in pixels. */
  readonly gap: number;
  /** True if a box that does not fit becomes lower; its content must scroll. */
  readonly shrinks?: boolean;
}
