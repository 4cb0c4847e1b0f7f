import DOMPurify from 'dompurify';
import { namesHost, safeLink, type Trust } from '~/api/safe-address';
import { visibleText } from '~/lib/visible-text';

const allowed = {
  ALLOWED_TAGS: ['b', 'strong', 'i', 'em', 'u', 'br', 'p', 'ul', 'ol', 'li', 'span', 'a', 'code'],
  ALLOWED_ATTR: ['href', 'title'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  // With nodes instead of text, no trusted-types policy is needed.
  RETURN_DOM_FRAGMENT: true,
} as const;

/**
 * The sanitized markup of an untrusted text. Links open in a new window and show their host; a link whose address is
 * not trusted becomes text. Markup that makes a document without a body, e.g. `<frameset>`, is shown as text.
 */
export function safeMarkup(html: string, trust: Trust): DocumentFragment {
  // The types of the library omit the null that it returns for a document without a body.
  const parsed: DocumentFragment | null = DOMPurify.sanitize(html, {
    ...allowed,
    ALLOWED_TAGS: [...allowed.ALLOWED_TAGS],
    ALLOWED_ATTR: [...allowed.ALLOWED_ATTR],
  });
  const fragment = parsed ?? textFragment(html);
  for (const link of fragment.querySelectorAll('a')) restrictLink(link, trust);
  showHiddenCharacters(fragment);
  return fragment;
}

function textFragment(text: string): DocumentFragment {
  const fragment = document.createDocumentFragment();
  fragment.append(text);
  return fragment;
}

function restrictLink(link: HTMLAnchorElement, trust: Trust): void {
  const target = safeLink(link.getAttribute('href'), trust);
  if (!target) return link.removeAttribute('href');
  link.href = target.href;
  link.target = '_blank';
  link.rel = 'noopener noreferrer';
  if (!target.foreign || namesHost(link.textContent, target.host)) return;
  const host = link.ownerDocument.createElement('bdi');
  host.className = 'descry-link-host';
  host.textContent = target.host;
  link.after(' ', host);
}

/** Writes out what is hidden or misleading in texts and tooltips. */
function showHiddenCharacters(fragment: DocumentFragment): void {
  const texts = document.createTreeWalker(fragment, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) texts.currentNode.nodeValue = visibleText(texts.currentNode.nodeValue ?? '');
  for (const element of fragment.querySelectorAll<HTMLElement>('[title]')) element.title = visibleText(element.title);
}
