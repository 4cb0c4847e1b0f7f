import { settings } from '../../generated/console';
import { languages } from '../../generated/languages';
import { createSafeStorage } from '../../lib/safe-storage';
import { readLanguage } from '../../session/language';
import '../plain.css';

/** What a page beside the console says. Words are keys of shared messages. */
export interface PlainPage {
  readonly title: string;
  readonly text: string;
  /** Facts below the text: the key of the name, and the value. */
  readonly facts: readonly (readonly [name: string, value: string])[];
  readonly link: { readonly words: string; readonly to: string };
}

/** Draws a page beside the console in the language of the user. All of it is text, never markup. */
export async function drawPlainPage(page: PlainPage): Promise<void> {
  const stored = createSafeStorage(() => window.localStorage);
  const { texts: code } = readLanguage(stored, settings.languages);
  const language = Object.entries(languages).find(([id]) => id === code)?.[1] ?? languages.en;
  const { default: texts } = await language.load();
  const words = (key: string): string => texts[key] ?? key;

  const facts = element('dl', '');
  facts.className = 'descry-plain-facts';
  for (const [name, value] of page.facts) {
    if (value !== '') facts.append(element('dt', words(name)), element('dd', value));
  }
  const link = element('a', words(page.link.words));
  link.setAttribute('href', page.link.to);
  link.className = 'descry-link';

  document.documentElement.lang = code;
  document.documentElement.dir = language.direction;
  document.title = words(page.title);
  document
    .getElementById('page')
    ?.replaceChildren(
      element('h1', words(page.title)),
      element('p', words(page.text)),
      ...(facts.childElementCount > 0 ? [facts] : []),
      link,
    );
}

function element(name: string, text: string): HTMLElement {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}
