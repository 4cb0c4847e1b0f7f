/** The first of some preferred languages that is offered as it is, or else in another region; nothing without one. */
export function nearestLanguage(preferred: readonly string[], offered: readonly string[]): string | undefined {
  const nearest = (tag: string): string | undefined =>
    offered.find((one) => one === tag) ?? offered.find((one) => scriptOf(one) === scriptOf(tag));
  return preferred.map(nearest).find((one) => one !== undefined);
}

/** A language with its script: `zh-TW` is written in another one than `zh-CN`. A browser may have another text. */
function scriptOf(tag: string): string {
  try {
    const { language, script = '' } = new Intl.Locale(tag).maximize();
    return language + script;
  } catch {
    return tag;
  }
}
