const controls = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/;

/** Whether a text holds signs that change the direction of writing, as names of hostile files do. */
export function hasBidiControls(text: string): boolean {
  return controls.test(text);
}

/**
 * Shuts a foreign text in, so that its direction ends with it. For places that know no elements (attributes, texts put
 * together); in the page `<bdi>` does the same.
 */
export function isolate(text: string): string {
  return hasBidiControls(text) ? `\u2068${balanced(text)}\u2069` : text;
}

/** Without the sign that would end our own isolation early. */
function balanced(text: string): string {
  return text.replaceAll('\u2069', '');
}
