import type { Lookup } from '~/i18n/translate';
import { createTranslate } from '~/i18n/translate';
import { visibleText } from '~/lib/visible-text';
import type { SignInFailureFacts } from '~/session/oauth/failure';

/** The text for each reason: what happened, and what to do. */
const reasons = {
  refused: 'UI.SIGN_IN.REFUSED',
  answer: 'UI.SIGN_IN.ANSWER',
  unreachable: 'UI.SIGN_IN.UNREACHABLE',
  unknown: 'UI.SIGN_IN.UNKNOWN',
  insecure: 'UI.SIGN_IN.INSECURE',
} as const satisfies Readonly<Record<SignInFailureFacts['reason'], string>>;

/** The most characters of a text from the address, which anybody can write. */
const longestText = 500;

/** Shows why nobody is signed in, and a button that begins again. What the provider says is text, never markup. */
export function showFailure(
  container: HTMLElement,
  texts: Lookup,
  { facts, again }: { readonly facts: SignInFailureFacts; readonly again: () => void },
): void {
  const t = createTranslate(texts, ({ key }) => ({ key }));
  const message = element('div', '');
  message.setAttribute('role', 'alert');
  message.append(element('h1', t('UI.BLOCKED.TITLE')), element('p', t(reasons[facts.reason])));
  const list = element('dl', '', 'descry-plain-facts');
  const shown = [
    [t('UI.SIGN_IN.CODE'), facts.code],
    [t('UI.SIGN_IN.DESCRIPTION'), facts.description],
  ] as const;
  for (const [name, value] of shown) {
    if (value !== '') list.append(element('dt', name), element('dd', visibleText(value.slice(0, longestText))));
  }
  if (list.childElementCount > 0) message.append(list);
  if (facts.reason !== 'insecure') {
    const button = element('button', t('UI.BLOCKED.SIGN_IN'), 'bp6-button bp6-intent-primary');
    button.dataset['action'] = 'sign-in';
    button.addEventListener('click', again);
    message.append(button);
  }
  const main = element('main', '', 'descry-plain');
  main.append(message);
  container.replaceChildren(main);
}

function element(name: string, text: string, className = ''): HTMLElement {
  const created = document.createElement(name);
  created.textContent = text;
  if (className !== '') created.className = className;
  return created;
}
