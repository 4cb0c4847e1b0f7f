import { decode } from '../1-parse/decode';
import { parseJson } from '../1-parse/json';
import { positionOf, spanOf } from '../diagnostics/locate';
import { readPersona, type Persona } from '../service/visibility/persona';
import { ProjectProblem } from './command';
import { readNamedFile } from './read-named-file';

/**
 * The persona in a file.
 *
 * @throws {ProjectProblem} with the position of the first mistake, or if there is no such file.
 */
export function readPersonaFile(root: string, name: string): Persona {
  const { file, diagnostics } = decode(name, readNamedFile(root, name));
  const parsed = file && parseJson(file);
  const [mistake] = [...diagnostics, ...(parsed?.diagnostics ?? [])];
  if (mistake || !file || !parsed) {
    const { line = 1, column = 1 } = mistake ?? {};
    const sentences = [mistake?.message, mistake?.hint].flatMap((one) => one ?? []);
    throw new ProjectProblem(`${name}:${line}:${column}  ${sentences.join(' ')}`);
  }
  const read = readPersona(parsed.value);
  if ('persona' in read) return read.persona;
  const { line, column } = positionOf(file, spanOf(parsed.root(), read.path, read.isKey).offset);
  throw new ProjectProblem(`${name}:${line}:${column}  ${read.problem}`);
}
