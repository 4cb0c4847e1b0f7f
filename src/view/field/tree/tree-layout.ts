import type { Column } from '~/generated/contract/descriptor-types';
import { columnLayout } from '~/view/value/formats/column-layout';

/** Pixels. */
const narrowestName = 190;
const narrowestColumn = 120;

/** The columns of a tree as a template of a grid, and the width in pixels that they need side by side. */
export interface TreeLayout {
  readonly template: string;
  readonly width: number;
}

/**
 * Columns with text share the room that the others leave; commands get more of it. A column with a width has no share.
 *
 * @param inset The width of the lines of the deepest node. Pixels.
 */
export function treeLayout(columns: readonly Column[], inset: number): TreeLayout {
  const tracks = columns.map(({ type, width: fixed }, index) => {
    if (index === 0) return { width: inset + (fixed ?? narrowestName), share: 1 };
    const { isFlexible, width } = columnLayout(type);
    if (fixed !== undefined || !isFlexible) return { width: fixed ?? width, share: 0 };
    return { width: narrowestColumn, share: type === 'mono' ? 3 : 1 };
  });
  return {
    template: tracks.map(({ width, share }) => (share > 0 ? `minmax(${width}px, ${share}fr)` : `${width}px`)).join(' '),
    width: tracks.reduce((sum, { width }) => sum + width, 0),
  };
}
