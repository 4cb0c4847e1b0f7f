import { spanOf } from '../diagnostics/locate';
import type { Descriptor, Path } from '../language/model';
import type { TextRange } from './service';
import { localLists, ownerOf, type NamedSymbol, type SymbolList } from './symbols';

/** A name of a list; names of some lists belong to the descriptor. */
export function symbolOf(list: SymbolList, name: string, descriptor: Descriptor): NamedSymbol {
  return localLists.has(list) ? { list, name, owner: ownerOf(descriptor) } : { list, name };
}

/** The range of a key or of a string without its quotes; anything else as a whole. */
export function rangeInside({ file, root }: Descriptor, path: Path, key = false): TextRange {
  const { offset, length } = spanOf(root, path, key);
  return file.text[offset] === '"' ? { offset: offset + 1, length: Math.max(0, length - 2) } : { offset, length };
}
