import DOMPurify from 'dompurify';
import { safeLink, type Trust } from '../api/safe-address';

const allowed = {
  ALLOWED_TAGS: ['b', 'strong', 'i', 'em', 'u', 'br', 'p', 'ul', 'ol', 'li', 'span', 'a', 'code'],
  ALLOWED_ATTR: ['href', 'title'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  // Nodes need no trip through text, which the browser's policy would have to trust again.
  RETURN_DOM_FRAGMENT: true,
} as const;

/** Simple markup of a foreign text. Links open apart and show their host; an address that is not trusted leaves text. */
export function safeMarkup(html: string, trust: Trust): DocumentFragment {
  const fragment = DOMPurify.sanitize(html, {
    ...allowed,
    ALLOWED_TAGS: [...allowed.ALLOWED_TAGS],
    ALLOWED_ATTR: [...allowed.ALLOWED_ATTR],
  });
  for (const link of fragment.querySelectorAll('a')) judge(link, trust);
  return fragment;
}

function judge(link: HTMLAnchorElement, trust: Trust): void {
  const target = safeLink(link.getAttribute('href'), trust);
  if (!target) return link.removeAttribute('href');
  link.href = target.href;
  link.target = '_blank';
  link.rel = 'noopener noreferrer';
  if (!target.foreign || link.textContent.includes(target.host)) return;
  const host = link.ownerDocument.createElement('bdi');
  host.className = 'descry-link-host';
  host.textContent = target.host;
  link.after(' ', host);
}
