import { diagnose } from '../../diagnostics/diagnostic';
import { finding } from '../../diagnostics/finding';
import type { AuthoredValue } from '../../language/authored';
import { messageTextOf } from '../../language/message-text';
import type { Descriptor, DescriptorOf, Diagnostic } from '../../language/model';
import type { Project, Rule } from '../../1-parse/project';
import { namesInUse } from '../../2-analyze/analysis';
import { checkEnglishForms } from './plural';
import { compareTranslation, reportMissing } from './translation';

type SharedMessages = NonNullable<AuthoredValue<'messages'>['shared']>;

/** Messages of the console's own parts, for which code asks, and of the menu, for which the server asks. */
const ownPrefixes = ['UI.', 'MENU.'];

/** Shared messages are used, and complete and current in every language. */
export const messages: Rule = function* (project) {
  const english = project.find('messages', 'en');
  if (!english) return;
  yield* checkLanguages(project);
  const { shared = {}, texts = {} } = english.authored;
  for (const [key, text] of Object.entries(shared)) {
    const wording = messageTextOf(text);
    if (wording === undefined) yield diagnose(english, ['shared', key], finding('message/shape.english'));
    else if (typeof wording === 'object') yield* checkEnglishForms(english, ['shared', key], wording);
  }
  for (const key of Object.keys(texts)) {
    yield diagnose(english, ['texts', key], { ...finding('message/shape.texts'), key: true });
  }
  yield* checkUse(project, english, Object.keys(shared));
  for (const language of project.of('messages')) if (language !== english) yield* checkLanguage(language, shared);
};

function* checkLanguages(project: Project): Iterable<Diagnostic> {
  const settings = project.find('console', 'console');
  if (!settings) return;
  const offered = settings.authored.languages ?? [];
  for (const [index, language] of offered.entries()) {
    const there = [...project.of('messages'), ...project.broken].some(
      ({ kind, id }) => kind === 'messages' && id === language,
    );
    const missing = finding('message/language', { language: String(language) });
    if (!there) yield diagnose(settings, ['languages', index], missing);
  }
  for (const descriptor of project.of('messages')) {
    if (offered.includes(descriptor.id)) continue;
    yield diagnose(descriptor, ['language'], finding('message/not-offered', { language: descriptor.id }));
  }
}

/** Nothing is said while files are broken: they may use what seems unused. */
function* checkUse(project: Project, english: Descriptor, keys: readonly string[]): Iterable<Diagnostic> {
  if (project.broken.length > 0) return;
  const used = namesInUse(project).get('message');
  for (const key of keys) {
    if (used?.has(key) || ownPrefixes.some((prefix) => key.startsWith(prefix))) continue;
    yield diagnose(english, ['shared', key], { ...finding('message/unused', { key }), key: true });
  }
}

function* checkLanguage(language: DescriptorOf<'messages'>, english: SharedMessages): Iterable<Diagnostic> {
  const { shared = {} } = language.authored;
  for (const [key, translation] of Object.entries(shared)) {
    const path = ['shared', key];
    const original = messageTextOf(english[key]);
    if (!Object.hasOwn(english, key)) {
      yield diagnose(language, path, { ...finding('message/unknown', { key }), key: true });
    } else if (messageTextOf(translation) !== undefined) {
      yield diagnose(language, path, finding('message/shape.translation'));
    } else if (original !== undefined) {
      yield* compareTranslation(language, path, translation, original);
    }
  }
  const missing = Object.keys(english).filter((key) => !Object.hasOwn(shared, key));
  yield* reportMissing(language, ['shared'], [missing], 'message');
}
