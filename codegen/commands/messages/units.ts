import type { Project } from '../../1-parse/project';
import { member, objectAt } from '../../1-parse/read';
import { messagesToTranslate, placeholderNames, textsOf } from '../../2-analyze/analysis';
import { fileWith, locationIn, spanOf } from '../../diagnostics/locate';
import {
  defaultCount,
  isSameText,
  messageTextOf,
  pluralFormsOf,
  type MessageText,
  type PluralForm,
} from '../../language/message-text';
import type { Descriptor, DescriptorOf, Path } from '../../language/model';

/** The two parts of a file of messages: shared messages by key, texts of descriptors by address. */
export type MessagePart = 'shared' | 'texts';

/** A text to translate. */
export interface Unit {
  readonly part: MessagePart;
  readonly key: string;
  readonly source: MessageText;
  /** The translation, and the English that it was made from; absent while it is empty. */
  readonly target?: { readonly of: MessageText; readonly text: MessageText };
  /** The file that has the English; absent for a text of the engine. */
  readonly home?: string;
  /** Where the text is used, as `descriptors/drawers/url.json:12`. */
  readonly usedIn: readonly string[];
}

/** One text of a unit as translators see it. Only plural texts have a form. */
export interface UnitForm {
  readonly form?: PluralForm;
  readonly source: string;
  readonly target?: string;
}

/**
 * The texts that a language translates: shared messages, then the texts of descriptors, each in the order of its file.
 */
export function unitsOf(project: Project, language: DescriptorOf<'messages'>): readonly Unit[] {
  const uses = usesOfTexts(project);
  const found = (key: string, home: string | undefined) => ({
    usedIn: uses.get(key) ?? [],
    ...(home !== undefined && { home }),
  });
  const shared = [...messagesToTranslate(project, language)].flatMap(([key, english]) =>
    unitOf(language, 'shared', key, english, found(key, homeOfMessage(project, key))),
  );
  const texts = project.descriptors.flatMap((descriptor) =>
    textsOf(project, descriptor).flatMap(({ address, path, english: text }) =>
      text === undefined || !hasWords(text)
        ? []
        : unitOf(language, 'texts', address, text, found(address, fileWith(descriptor, path))),
    ),
  );
  return [...shared, ...texts];
}

/** The file of English messages that has a shared one. */
function homeOfMessage(project: Project, key: string): string | undefined {
  const english = project.find('messages', 'en');
  const isWritten = member(objectAt(english?.value ?? null, 'shared'), key) !== undefined;
  return english && isWritten ? fileWith(english, ['shared', key]) : undefined;
}

/** The positions where each text is used, by key or address. */
function usesOfTexts(project: Project): ReadonlyMap<string, readonly string[]> {
  const uses = new Map<string, string[]>();
  for (const descriptor of project.descriptors) {
    const texts = textsOf(project, descriptor).map(({ message, address, path }) => ({ key: message ?? address, path }));
    const names = project
      .marks(descriptor)
      .flatMap(({ mark, path, value }) =>
        mark.is === 'name' && mark.of === 'message' ? [{ key: String(value), path }] : [],
      );
    for (const { key, path } of [...texts, ...names]) {
      const at = positionIn(descriptor, path);
      uses.set(key, [...(uses.get(key) ?? []), at]);
    }
  }
  return uses;
}

function unitOf(
  { value }: Descriptor,
  part: MessagePart,
  key: string,
  source: MessageText,
  found: Pick<Unit, 'home' | 'usedIn'>,
): readonly Unit[] {
  const entry = member(objectAt(value, part), key);
  const of = messageTextOf(member(entry, 'of'));
  const text = messageTextOf(member(entry, 'text'));
  return [{ part, key, source, ...found, ...(of !== undefined && text && { target: { of, text } }) }];
}

/** Whether the English has changed since the translation was made. */
export function isStale({ source, target }: Unit): boolean {
  return target !== undefined && !isSameText(target.of, source);
}

/** The texts of a unit for a language: one, or one per plural form. */
export function unitForms({ source, target }: Unit, language: string): readonly UnitForm[] {
  const english = (form: PluralForm): string =>
    typeof source === 'string' ? source : (source.forms.get(form) ?? source.forms.get('other') ?? '');
  const translated = (form: PluralForm): string | undefined => {
    if (typeof target?.text === 'object') return target.text.forms.get(form);
    return form === 'other' ? target?.text : undefined;
  };
  const withTarget = (text: string | undefined) => (text === undefined ? {} : { target: text });
  if (!hasForms({ source, target }, language))
    return [{ source: english('other'), ...withTarget(translated('other')) }];
  return pluralFormsOf(language).map((form) => ({ form, source: english(form), ...withTarget(translated(form)) }));
}

/** A language with several forms has them for texts that count; English may count without forms of its own. */
function hasForms({ source, target }: { source: MessageText; target: Unit['target'] }, language: string): boolean {
  if (pluralFormsOf(language).length < 2) return false;
  if (typeof source === 'object' || typeof target?.text === 'object') return true;
  return target === undefined && placeholderNames(source).has(defaultCount);
}

/** The placeholder that chooses the form of a text. */
export function countPlaceholder(text: MessageText): string {
  return typeof text === 'string' ? defaultCount : text.by;
}

function positionIn({ file, root }: Descriptor, path: Path): string {
  const { file: written, line } = locationIn(file, spanOf(root, path).offset);
  return `${written}:${line}`;
}

/** A text of placeholders and signs alone reads the same in every language. */
function hasWords(text: MessageText): boolean {
  const texts = typeof text === 'string' ? [text] : [...text.forms.values()];
  return texts.some((one) => /\p{L}/u.test(one.replaceAll(/\{[^{}]*\}/g, '')));
}
