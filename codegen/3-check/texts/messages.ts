import { diagnose, suggest } from '../../diagnostics/diagnostic';
import { fileWith } from '../../diagnostics/locate';
import { finding, hint, type Finding } from '../../diagnostics/finding';
import { isSameText, messageTextOf, translationOf, type MessageText } from '../../language/message-text';
import { rootOf } from '../../language/layout';
import type { Descriptor, DescriptorOf, Diagnostic } from '../../language/model';
import type { Project, Rule } from '../../1-parse/project';
import {
  broughtTranslations,
  engineMessages,
  messagesToTranslate,
  namesInUse,
  sharedMessages,
} from '../../2-analyze/analysis';
import { checkOverride, sameAsEngine } from './overrides';
import { checkEnglishForms } from './plural';
import { compareTranslation, reportMissing, wordsOfMessage } from './translation';

/** Messages of the menu, for which the server asks. */
const menuPrefix = 'MENU.';

/** Shared messages are used, and complete and current in every language. */
export const messages: Rule = function* (project) {
  const english = project.find('messages', 'en');
  if (!english) return;
  yield* checkLanguages(project);
  const { shared = {}, texts = {} } = english.authored;
  const engine = engineMessages(project);
  for (const [key, text] of Object.entries(shared)) {
    const wording = messageTextOf(text);
    if (wording === undefined) yield diagnose(english, ['shared', key], finding('message/shape.english'));
    else {
      if (typeof wording === 'object') yield* checkEnglishForms(english, ['shared', key], wording);
      yield* checkOverride(english, key, { text: wording, engine });
    }
  }
  for (const key of Object.keys(texts)) {
    yield diagnose(english, ['texts', key], { ...finding('message/shape.texts'), key: true });
  }
  yield* checkUse(project, english, Object.keys(shared));
  for (const language of project.of('messages'))
    if (language !== english) yield* checkLanguage(project, language, shared);
};

function* checkLanguages(project: Project): Iterable<Diagnostic> {
  const settings = project.find('console', 'console');
  if (!settings) return;
  const offered = settings.authored.languages ?? [];
  for (const [index, language] of offered.entries()) {
    const there = [...project.of('messages'), ...project.broken].some(
      ({ kind, id }) => kind === 'messages' && id === language,
    );
    const others = project.of('messages').flatMap(({ id }) => (offered.includes(id) ? [] : [id]));
    const missing = {
      ...finding('message/language', { language: String(language) }),
      ...suggest(String(language), others),
    };
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
  const engine = engineMessages(project);
  for (const key of keys) {
    if (used?.has(key) || engine.has(key) || key.startsWith(menuPrefix)) continue;
    // A text of the engine may be meant.
    const { hint } = suggest(key, engine.keys());
    yield diagnose(english, ['shared', key], {
      ...finding('message/unused', { key }),
      ...(hint && { hint }),
      key: true,
    });
  }
}

/** What a translation of an unknown message means: the message with its English, or the nearest. */
function meantMessage(
  { key, of }: { readonly key: string; readonly of: MessageText | undefined },
  free: readonly string[],
  english: ReadonlyMap<string, MessageText>,
): Pick<Finding, 'hint' | 'fix'> {
  const ofSameEnglish = free.filter((one) => of !== undefined && isSameText(of, english.get(one) ?? ''));
  const [only, ...others] = ofSameEnglish;
  if (only === undefined || others.length > 0) return suggest(key, only === undefined ? free : ofSameEnglish);
  return { hint: hint('nearest', { name: only }), fix: only };
}

function* checkLanguage(project: Project, language: DescriptorOf<'messages'>, written: object): Iterable<Diagnostic> {
  const { shared = {} } = language.authored;
  const english = sharedMessages(project);
  const brought = broughtTranslations(project, language);
  const missing = [...messagesToTranslate(project, language).keys()].filter((key) => !Object.hasOwn(shared, key));
  const meant = new Set<string>();
  for (const [key, translation] of Object.entries(shared)) {
    const path = ['shared', key];
    const original = english.get(key);
    const { text } = translationOf(translation);
    const broughtText = brought.get(key);
    // A message of which the English has no proper text is reported there.
    if (original === undefined && !Object.hasOwn(written, key)) {
      const free = missing.filter((one) => !meant.has(one));
      const advice = meantMessage({ key, of: translationOf(translation).of }, free, english);
      if (typeof advice.fix === 'string') meant.add(advice.fix);
      yield diagnose(language, path, { ...finding('message/unknown', { key }), ...advice, key: true });
    } else if (messageTextOf(translation) !== undefined) {
      yield diagnose(language, path, finding('message/shape.translation'));
    } else if (original !== undefined) {
      const words = (): string => wordsOfMessage(key, original);
      yield* compareTranslation(language, path, { entry: translation, english: original, words });
      if (text !== undefined && broughtText !== undefined && isSameText(text, broughtText))
        yield sameAsEngine(language, path);
    }
  }
  const source = project.find('messages', 'en') ?? language;
  yield* reportMissing(language, 'shared', [missing.filter((key) => !meant.has(key))], {
    wordsOf: (key) => wordsOfMessage(key, english.get(key) ?? ''),
    writtenIn: (key) => rootOf(project.kinds.layout, fileWith(source, ['shared', key]))?.folder,
  });
}
