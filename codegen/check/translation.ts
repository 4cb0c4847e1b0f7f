import { diagnose, suggest } from '../diagnostic';
import type { Descriptor, Diagnostic, Path } from '../model';
import { placesOf } from './texts-of';

/** How many missing translations of a language are listed one by one. */
const listed = 10;

/** A translation has the places of its English, and is of the English as it is now. */
export function* compareTranslation(
  language: Descriptor,
  path: Path,
  { of, text }: { readonly of: string; readonly text: string },
  english: string,
): Iterable<Diagnostic> {
  if (of !== english) {
    const message = 'The English has changed since this was translated.';
    const hint = `It is now ${JSON.stringify(english)}. Look through the translation, then set "of" to it.`;
    yield diagnose(language, [...path, 'of'], { severity: 'warning', code: 'message/stale', message, hint });
  }
  const wanted = new Set(placesOf(english).map(({ name }) => name));
  const found = placesOf(text);
  for (const { name, index, length } of found) {
    if (wanted.has(name)) continue;
    const { hint, fix } = suggest(name, wanted);
    const message = `The English has no place {${name}}.`;
    const remark = {
      code: 'message/place',
      message,
      ...(hint && { hint }),
      ...(typeof fix === 'string' && { fix: `{${fix}}` }),
    };
    yield diagnose(language, [...path, 'text'], { ...remark, at: { index, length } });
  }
  for (const name of wanted) {
    if (found.some((place) => place.name === name)) continue;
    yield diagnose(language, [...path, 'text'], {
      // Whoever gives the English a further place shall see it on the page before the translators come to it.
      ...(of !== english && { severity: 'warning' }),
      code: 'message/place',
      message: `The place {${name}} of the English is missing.`,
    });
  }
}

/** One warning per missing translation; the last one counts those not listed. */
export function* reportMissing(
  language: Descriptor,
  path: Path,
  missing: readonly string[],
  noun: string,
): Iterable<Diagnostic> {
  const remark = { severity: 'warning', code: 'message/missing' } as const;
  for (const name of missing.slice(0, listed)) {
    yield diagnose(language, path, { ...remark, message: `The ${noun} "${name}" is not translated.` });
  }
  const more = missing.length - listed;
  if (more > 0) yield diagnose(language, path, { ...remark, message: `${more} more are not translated.` });
}
