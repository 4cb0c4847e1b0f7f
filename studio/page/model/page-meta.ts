/** What the server has written into the page: the nonce of the editor's style sheets, and the key of the project. */
export function pageMeta(name: 'style-nonce' | 'project'): string {
  return document.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? '';
}
