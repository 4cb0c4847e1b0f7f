/** What the policy of the page asks of the style sheets that the editor writes. */
export function styleNonce(): string {
  return document.querySelector('meta[name="style-nonce"]')?.getAttribute('content') ?? '';
}
