const controls = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/;

/** True if a text contains control characters that change the direction of writing, as names of malicious files do. */
export function hasBidiControls(text: string): boolean {
  return controls.test(text);
}

/**
 * Isolates an untrusted text, so that its direction does not affect the text after it. For attributes and composed texts; in
 * the page `<bdi>` does the same.
 */
export function isolate(text: string): string {
  return hasBidiControls(text) ? `\u2068${balanced(text)}\u2069` : text;
}

/** The text without the character that would end the isolation early. */
function balanced(text: string): string {
  return text.replaceAll('\u2069', '');
}
