/** A stream of numbers from 0 to below 1 that is the same for the same seed. */
export function seeded(seed: string): () => number {
  let state = [...seed].reduce((sum, each) => Math.imul(sum ^ (each.codePointAt(0) ?? 0), 16_777_619), 2_166_136_261);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2_246_822_519) + 1_831_565_813;
    const mixed = Math.imul(state ^ (state >>> 13), 3_266_489_917);
    return ((mixed ^ (mixed >>> 16)) >>> 0) / 4_294_967_296;
  };
}

/** Hexadecimal digits that are the same for the same seed. */
export function hex(seed: string, length: number): string {
  const next = seeded(seed);
  return Array.from({ length }, () => Math.floor(next() * 16).toString(16)).join('');
}
