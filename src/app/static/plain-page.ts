import { settings } from '~/generated/console/console';
import { followedLanguage, languages } from '~/generated/console/languages';
import { createSafeStorage } from '~/platform/safe-storage';
import { readLanguage } from '~/i18n/language';
import { visibleText } from '~/lib/visible-text';
import '../plain.css';

/** The texts of a page beside the console. All but the values of facts are keys of shared messages. */
export interface PlainPage {
  readonly title: string;
  readonly text: string;
  /** Facts below the text: the key of the name, and the value. */
  readonly facts: readonly (readonly [name: string, value: string])[];
  readonly link: { readonly label: string; readonly to: string };
}

/** Renders a page beside the console in the language of the user. All values are text, never markup. */
export async function drawPlainPage(page: PlainPage): Promise<void> {
  const stored = createSafeStorage(() => window.localStorage);
  const initial = followedLanguage?.(window.navigator.languages, settings.languages);
  const { texts: code } = readLanguage(stored, settings.languages, initial);
  const language = Object.entries(languages).find(([id]) => id === code)?.[1] ?? languages.en;
  const { default: texts } = await language.load();
  const translate = (key: string): string => texts[key] ?? key;

  const facts = element('dl', '');
  facts.className = 'descry-plain-facts';
  for (const [name, value] of page.facts) {
    if (value !== '') facts.append(element('dt', translate(name)), element('dd', value));
  }
  const link = element('a', translate(page.link.label));
  link.setAttribute('href', page.link.to);
  link.className = 'descry-link';

  document.documentElement.lang = code;
  document.documentElement.dir = language.direction;
  document.title = translate(page.title);
  document
    .getElementById('page')
    ?.replaceChildren(
      element('h1', translate(page.title)),
      element('p', translate(page.text)),
      ...(facts.childElementCount > 0 ? [facts] : []),
      link,
    );
}

function element(name: string, text: string): HTMLElement {
  const created = document.createElement(name);
  created.textContent = text;
  return created;
}

/** Largest number of characters of a value from the address, which anyone can write. */
const maxValueLength = 100;

/** The page about an outage. The error code and the trace id are in the query behind the `#`. */
export function infoPage(hash: string): PlainPage {
  const query = new URLSearchParams(hash.replace(/^#\/?\??/, ''));
  return {
    title: 'UI.INFO.TITLE',
    text: 'UI.INFO.TEXT',
    facts: [
      ['UI.INFO.CODE', visibleText((query.get('error_code') ?? '').slice(0, maxValueLength))],
      ['UI.INFO.TRACE', visibleText((query.get('trace') ?? '').slice(0, maxValueLength))],
    ],
    link: { label: 'UI.INFO.BACK', to: './' },
  };
}

/** The page after a sign-out: `t=2` means a forced one, `t=3` a changed sign-in, everything else one by the user. */
export function logoutPage(search: string): PlainPage {
  return {
    title: 'UI.SIGNED_OUT.TITLE',
    text: textOf(new URLSearchParams(search).get('t')),
    facts: [],
    link: { label: 'UI.BLOCKED.SIGN_IN', to: './' },
  };
}

function textOf(reason: string | null): string {
  switch (reason) {
    case '2':
      return 'UI.SIGNED_OUT.FORCED';
    case '3':
      return 'UI.SIGNED_OUT.SIGN_IN_CHANGED';
    default:
      return 'UI.SIGNED_OUT.BY_USER';
  }
}
