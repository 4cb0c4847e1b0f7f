import { hiddenCharacters } from '../language/hidden-characters';
import { contractFolder, header, type EmittedFile } from './emitter';

/** `hidden-characters.ts`: what the compiler refuses in texts of descriptors, and the console shows as escapes. */
export function* emitHiddenCharacters(): Iterable<EmittedFile> {
  const text = `/** Finds hidden characters, as group 1 of a match. */\nexport const hiddenCharacters = ${String(hiddenCharacters)};\n`;
  yield { path: `${contractFolder}hidden-characters.ts`, text: header('codegen/') + text };
}
