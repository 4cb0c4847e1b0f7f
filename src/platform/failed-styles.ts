const failed = new Map<string, HTMLLinkElement>();

/**
 * Records style sheets that fail to load. The module loader of the build fetches the styles of a chunk once, even if
 * they fail, so that a second attempt to load the chunk would show it without styles.
 */
export function watchStyles(document: Document): void {
  document.addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return;
      failed.set(target.href, target);
      target.remove();
    },
    { capture: true },
  );
}

/** Fetches the failed style sheets again; rejects if one fails again. */
export async function restoreStyles(): Promise<void> {
  const links = [...failed.values()];
  failed.clear();
  await Promise.all(links.map(insert));
}

/** Inserts a copy of a link: the browser fetches a link element only once. */
function insert(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve, reject) => {
    const copy = link.ownerDocument.createElement('link');
    for (const { name, value } of link.attributes) copy.setAttribute(name, value);
    copy.addEventListener('load', () => resolve());
    copy.addEventListener('error', () => reject(new Error(`The styles ${link.href} could not be loaded.`)));
    link.ownerDocument.head.append(copy);
  });
}
