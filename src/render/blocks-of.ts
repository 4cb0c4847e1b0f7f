import type { Block, Dialog } from '../generated/descriptor-types';

/** Every block of a dialog: those of its slides, and those inside other blocks, too. */
export function blocksOf({ content = [], slides = [] }: Dialog): readonly Block[] {
  return [...content, ...slides.flatMap((slide) => slide.content)].flatMap(withInner);
}

function withInner(block: Block): readonly Block[] {
  const inner = block.type === 'part' || block.type === 'reader' ? (block.content ?? []) : [];
  return [block, ...inner.flatMap(withInner)];
}
