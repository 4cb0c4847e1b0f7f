import type { Authored, AuthoredValue } from '../language/authored';
import type { Block } from '../language/authored-types';
import type { Path } from '../language/model';

/** A block of a dialog and its path. */
export interface PlacedBlock {
  readonly block: Authored<Block>;
  readonly path: Path;
}

/** Every block of a dialog: those of its slides, and those inside other blocks, too. */
export function blocksOf({ content, slides = [] }: AuthoredValue<'dialog'>): readonly PlacedBlock[] {
  const ofSlides = slides.flatMap((slide, index) => blocksBelow(slide?.content, ['slides', index]));
  return [...blocksBelow(content, []), ...ofSlides];
}

function blocksBelow(content: AuthoredValue<'dialog'>['content'], path: Path): readonly PlacedBlock[] {
  return (content ?? []).flatMap((block = {}, index) => {
    const position = [...path, 'content', index];
    const below = 'content' in block ? block.content : undefined;
    return [{ block, path: position }, ...blocksBelow(below, position)];
  });
}

/** The name of a checkbox or a long text, which expressions read as `form.<name>`. */
export function tickOf(block: Authored<Block>): string | undefined {
  return block.type === 'checkbox' || block.type === 'reader' ? block.name : undefined;
}
