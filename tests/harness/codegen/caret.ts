import type { Fix, Sources } from '~/codegen/language/model';
import { createLanguageService } from '~/codegen/service/create-service';
import { shipped } from './shipped-sources';

const service = createLanguageService(shipped);

/** A file of the shipped project in an editor: its text, the service that sees it, and where `¦` was. */
export interface Edited {
  readonly service: typeof service;
  readonly file: string;
  readonly text: string;
  readonly offset: number;
}

/** Replaces a part of a shipped file by a text in which `¦` is the caret. */
export function edit(file: string, from: string, to: string): Edited {
  const before = textOf(shipped, file);
  if (!before.includes(from)) throw new Error(`${file} has no ${from}.`);
  const marked = before.replace(from, () => to);
  const offset = marked.indexOf('¦', before.indexOf(from));
  const text = marked.slice(0, offset) + marked.slice(offset + 1);
  service.update(withText(shipped, file, text));
  return { service, file, text, offset };
}

/** The text of a source. */
export function textOf(sources: Sources, file: string): string {
  return new TextDecoder().decode(sources.get(file));
}

/** Sources with another text of a file. */
function withText(sources: Sources, file: string, text: string): Sources {
  return new Map(sources).set(file, new TextEncoder().encode(text));
}

/** A text after an edit. */
export function applied(text: string, { offset, length, text: written }: Fix): string {
  return text.slice(0, offset) + written + text.slice(offset + length);
}
