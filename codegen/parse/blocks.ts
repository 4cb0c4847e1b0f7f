import type { Json, Path } from '../model';
import { listAt, stringAt } from './read';

/** A block of a dialog and where it stands. */
export interface PlacedBlock {
  readonly block: Json;
  readonly path: Path;
}

/** Every block of a dialog: those of its slides, and those inside other blocks, too. */
export function blocksOf(dialog: Json): readonly PlacedBlock[] {
  const slides = listAt(dialog, 'slides').flatMap((slide, index) => blocksBelow(slide, ['slides', index]));
  return [...blocksBelow(dialog, []), ...slides];
}

function blocksBelow(holder: Json, path: Path): readonly PlacedBlock[] {
  return listAt(holder, 'content').flatMap((block, index) => {
    const place = [...path, 'content', index];
    return [{ block, path: place }, ...blocksBelow(block, place)];
  });
}

/** Whether a block is a tick or a long text, whose name expressions read as `form.<name>`. */
export function isNamed(block: Json): boolean {
  const type = stringAt(block, 'type');
  return type === 'checkbox' || type === 'reader';
}
