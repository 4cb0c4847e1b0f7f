import { diagnose } from '../diagnostic';
import type { Descriptor, Diagnostic, Json } from '../model';
import type { Project, Rule } from '../project';
import { listAt, objectAt, stringAt } from '../parse/read';
import { textsOf } from './texts-of';
import { compareTranslation, reportMissing } from './translation';

/** Messages of the console's own parts, for which code asks, and of the menu, for which the server asks. */
const ownPrefixes = ['UI.', 'MENU.'];

/** Shared messages are used, and complete and current in every language. */
export const messages: Rule = function* (project) {
  const english = project.find('messages', 'en');
  if (!english) return;
  yield* checkLanguages(project);
  const shared = objectAt(english.value, 'shared');
  for (const [key, text] of Object.entries(shared)) {
    if (typeof text === 'string') continue;
    const message = 'In English the message is a plain text: it translates nothing.';
    yield diagnose(english, ['shared', key], { code: 'message/shape', message });
  }
  for (const key of Object.keys(objectAt(english.value, 'texts'))) {
    const message = 'English texts stand in the descriptors, not here.';
    yield diagnose(english, ['texts', key], { code: 'message/shape', message, key: true });
  }
  yield* checkUse(project, english, Object.keys(shared));
  for (const language of project.of('messages')) if (language !== english) yield* checkLanguage(language, shared);
};

function* checkLanguages(project: Project): Iterable<Diagnostic> {
  const settings = project.find('console', 'console');
  if (!settings) return;
  const offered = listAt(settings.value, 'languages');
  for (const [index, language] of offered.entries()) {
    const there = [...project.of('messages'), ...project.broken].some(
      ({ kind, id }) => kind === 'messages' && id === language,
    );
    const message = `There is no messages/${String(language)}.json.`;
    if (!there) yield diagnose(settings, ['languages', index], { code: 'message/language', message });
  }
  for (const descriptor of project.of('messages')) {
    if (offered.includes(descriptor.id)) continue;
    const message = `console.json does not offer the language "${descriptor.id}".`;
    yield diagnose(descriptor, ['language'], { severity: 'warning', code: 'message/language', message });
  }
}

/** Nothing is said while files are broken: they may use what seems unused. */
function* checkUse(project: Project, english: Descriptor, keys: readonly string[]): Iterable<Diagnostic> {
  if (project.broken.length > 0) return;
  const used = new Set<Json | undefined>();
  for (const descriptor of project.descriptors) {
    for (const { message } of textsOf(descriptor, project)) used.add(message);
    for (const { mark, value } of project.marks(descriptor))
      if (mark.is === 'name' && mark.of === 'message') used.add(value);
  }
  for (const key of keys) {
    if (used.has(key) || ownPrefixes.some((prefix) => key.startsWith(prefix))) continue;
    const remark = {
      severity: 'warning',
      code: 'message/unused',
      message: `Nothing uses "${key}".`,
      key: true,
    } as const;
    yield diagnose(english, ['shared', key], remark);
  }
}

function* checkLanguage(language: Descriptor, english: { readonly [key: string]: Json }): Iterable<Diagnostic> {
  const shared = objectAt(language.value, 'shared');
  for (const [key, translation] of Object.entries(shared)) {
    const path = ['shared', key];
    const original = english[key];
    if (!Object.hasOwn(english, key)) {
      const message = `There is no shared message "${key}" in messages/en.json.`;
      yield diagnose(language, path, { code: 'message/unknown', message, key: true });
    } else if (typeof translation === 'string') {
      const message = 'A translation says what it translates: { "of": English, "text": translation }.';
      yield diagnose(language, path, { code: 'message/shape', message });
    } else if (typeof original === 'string') {
      yield* compareTranslation(
        language,
        path,
        { of: stringAt(translation, 'of') ?? '', text: stringAt(translation, 'text') ?? '' },
        original,
      );
    }
  }
  const missing = Object.keys(english).filter((key) => !Object.hasOwn(shared, key));
  yield* reportMissing(language, ['shared'], missing, 'message');
}
