import type { Path } from '../../language/model';

/** The target of a reference: a document, and the steps to a part of it. */
export interface Target {
  readonly path: string;
  readonly steps: readonly string[];
}

/**
 * Reads a `$ref` in the document `home`. Text that is not a correct URI or JSON pointer leads to nothing, never to an
 * error.
 */
export function targetOf(reference: string, home: string): Target {
  const [file = '', pointer = ''] = reference.split('#');
  const [start, ...steps] = pointer.split('/');
  return {
    path: file === '' ? home : resolve(home, file),
    steps: start === '' ? steps.map(stepOf) : [pointer],
  };
}

/** The reference to a part of a document; without `path` it is seen from the document itself. */
export function referenceTo(steps: Path, path = ''): string {
  const pointer = steps.map((step) => `/${encodeURIComponent(escaped(String(step)))}`);
  return `${encodeURI(path)}#${pointer.join('')}`;
}

function resolve(home: string, file: string): string {
  const base = `file:///${home}`;
  return URL.canParse(file, base) ? decoded(new URL(file, base).pathname.slice(1)) : file;
}

function stepOf(text: string): string {
  return decoded(text).replaceAll('~1', '/').replaceAll('~0', '~');
}

function escaped(step: string): string {
  return step.replaceAll('~', '~0').replaceAll('/', '~1');
}

/** A text without percent signs for characters; one that is not encoded stays as it is. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
