/**
 * The files of the console with its English texts, which only the dev server serves. A module of its own: the list is
 * made when it is served, and so is not part of a bundle of the engine.
 */
export const authoredTexts: Readonly<Record<string, () => Promise<unknown>>> = import.meta.glob(
  '~/descriptors/messages/*.json',
);
