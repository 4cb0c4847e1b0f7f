import { findNodeAtLocation, type Node } from 'jsonc-parser';
import type { Project } from '../1-parse/project';
import { messagesToTranslate, textsOf } from '../2-analyze/analysis';
import { translatableTexts } from '../3-check/texts/text-addresses';
import { filesOf, pointerOf } from '../diagnostics/locate';
import { jsonOf, type MessageText } from '../language/message-text';
import type { DescriptorOf, Fix, Written } from '../language/model';

/** A text that a language has to translate. */
interface Wanted {
  readonly key: string;
  readonly english: MessageText;
}

/** Columns of a line before an entry is written on several lines. */
const maxColumns = 120;

/**
 * The edits that write an entry without a translation for each text that a file of messages does not have, by the
 * pointer to it (`/texts/drawers.url.title`). An entry follows that of the text before it.
 */
export function translationEntries(project: Project, file: string): ReadonlyMap<string, Fix> {
  for (const language of project.of('messages')) {
    const written = filesOf(language).find((one) => one.file.path === file);
    if (!written || language.id === 'en') continue;
    return new Map([
      ...entriesIn(written, 'shared', wantedMessages(project, language)),
      ...entriesIn(written, 'texts', descriptorTexts(project)),
    ]);
  }
  return new Map();
}

function wantedMessages(project: Project, language: DescriptorOf<'messages'>): readonly Wanted[] {
  return [...messagesToTranslate(project, language)].map(([key, english]) => ({ key, english }));
}

function descriptorTexts(project: Project): readonly Wanted[] {
  return project.descriptors.flatMap((descriptor) => {
    const translatable = new Set(translatableTexts(project, descriptor));
    return textsOf(project, descriptor).flatMap(({ address, english }) =>
      english !== undefined && translatable.has(address) ? [{ key: address, english }] : [],
    );
  });
}

function* entriesIn(
  { root, file }: Written,
  part: 'shared' | 'texts',
  texts: readonly Wanted[],
): Iterable<readonly [pointer: string, edit: Fix]> {
  const list = findNodeAtLocation(root, [part]);
  if (list && list.type !== 'object') return;
  const known = new Map((list?.children ?? []).map((property) => [property.children?.[0]?.value, property]));
  let before: Node | undefined;
  for (const { key, english } of texts) {
    const existing = known.get(key);
    before = existing ?? before;
    if (existing) continue;
    const entry = `\n    ${JSON.stringify(key)}: ${entryOf(key, english)}`;
    yield [pointerOf([part, key]), insertion(root, { list, before, part, entry, text: file.text })];
  }
}

interface Insertion {
  /** The object with all entries. */
  readonly list: Node | undefined;
  /** The entry that the new one follows. */
  readonly before: Node | undefined;
  readonly part: string;
  readonly entry: string;
  readonly text: string;
}

function insertion(root: Node, { list, before, part, entry, text }: Insertion): Fix {
  if (before) return { offset: before.offset + before.length, length: 0, text: `,${entry}` };
  if (list?.children?.length) return { offset: list.offset + 1, length: 0, text: `${entry},` };
  if (list) return { offset: list.offset, length: list.length, text: `{${entry}\n  }` };
  const last = root.children?.at(-1);
  const offset = last ? last.offset + last.length : text.indexOf('{') + 1;
  return { offset, length: 0, text: `${last ? ',' : ''}\n  ${JSON.stringify(part)}: {${entry}\n  }` };
}

/** The entry as the formatter of the project writes it: on one line if there is room. */
function entryOf(key: string, english: MessageText): string {
  const of = inline(jsonOf(english));
  const line = `{ "of": ${of}, "text": "" }`;
  if (`    ${JSON.stringify(key)}: ${line},`.length <= maxColumns) return line;
  return `{\n      "of": ${of},\n      "text": ""\n    }`;
}

function inline(text: ReturnType<typeof jsonOf>): string {
  if (typeof text === 'string') return JSON.stringify(text);
  const forms = Object.entries(text).map(([form, one]) => `${JSON.stringify(form)}: ${JSON.stringify(one)}`);
  return `{ ${forms.join(', ')} }`;
}
