import type { Locator } from '@playwright/test';

/**
 * Texts that do not fit in a part of the page: those that a box cuts without an ellipsis, and those that lie over
 * another text. A text that ends in an ellipsis, or is limited to some lines, has a tooltip; other tests look at that.
 * What only assistive technology reads, and what was scrolled out of sight, does not count.
 */
export function textsThatDoNotFit(part: Locator): Promise<readonly string[]> {
  return part.evaluate((root) => {
    const wayUp = (element: Element): Element[] =>
      element.parentElement && element !== root ? [element, ...wayUp(element.parentElement)] : [element];
    const isLimited = (style: CSSStyleDeclaration) =>
      style.textOverflow === 'ellipsis' || style.getPropertyValue('-webkit-line-clamp') !== 'none';
    /** Boxes of lines close to each other touch by a few pixels without letters that do. */
    const meet = (one: DOMRect, other: DOMRect) =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 4;
    const owners = [...root.querySelectorAll('*')].filter(
      (element): element is HTMLElement =>
        element instanceof HTMLElement &&
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== ''),
    );
    const seen: { element: HTMLElement; lines: readonly DOMRect[]; text: string; isStuck: boolean }[] = [];
    const problems: string[] = [];
    for (const element of owners) {
      const range = document.createRange();
      range.selectNodeContents(element);
      const { left, right, top, bottom } = range.getBoundingClientRect();
      const text = element.innerText.trim().replace(/\s+/g, ' ').slice(0, 40);
      const around = wayUp(element).map((each) => ({
        style: getComputedStyle(each),
        rect: each.getBoundingClientRect(),
      }));
      if (around.some(({ rect }) => rect.width <= 1 || rect.height <= 1)) continue;
      let seenPart = { left, right, top, bottom };
      let isWhole = true;
      for (const { style, rect } of around) {
        if (style.overflowX === 'visible' && style.overflowY === 'visible') continue;
        const isFixed = /hidden|clip/.test(style.overflowX) || /hidden|clip/.test(style.overflowY);
        const over = Math.max(
          /hidden|clip/.test(style.overflowX) ? Math.max(rect.left - seenPart.left, seenPart.right - rect.right) : 0,
          /hidden|clip/.test(style.overflowY) ? Math.max(rect.top - seenPart.top, seenPart.bottom - rect.bottom) : 0,
        );
        if (isFixed && over > 2 && !isLimited(style)) isWhole = false;
        seenPart = {
          left: Math.max(seenPart.left, rect.left),
          right: Math.min(seenPart.right, rect.right),
          top: Math.max(seenPart.top, rect.top),
          bottom: Math.min(seenPart.bottom, rect.bottom),
        };
      }
      // A text over several lines is no rectangle.
      const lines = [...range.getClientRects()].flatMap((line) => {
        const [x, y] = [Math.max(line.left, seenPart.left), Math.max(line.top, seenPart.top)];
        const [width, height] = [Math.min(line.right, seenPart.right) - x, Math.min(line.bottom, seenPart.bottom) - y];
        return width > 0 && height > 0 ? [new DOMRect(x, y, width, height)] : [];
      });
      if (lines.length === 0) continue;
      if (!isWhole) problems.push(`cut: ${element.tagName}.${element.className}: ${text}`);
      // A part that is fixed as a whole, such as a drawer, has texts that scroll and texts that do not.
      const isStuck = around.slice(0, -1).some(({ style }) => /sticky|fixed/.test(style.position));
      for (const other of seen) {
        if (other.element.contains(element) || other.isStuck !== isStuck) continue;
        if (lines.some((line) => other.lines.some((each) => meet(line, each)))) {
          problems.push(`over each other: ${other.text} | ${text}`);
        }
      }
      seen.push({ element, lines, text, isStuck });
    }
    return [...new Set(problems)].slice(0, 20);
  });
}
