import type { Page } from '@playwright/test';

/** The times below an element, and those that are cut, wrap, or have no `datetime`. */
export function brokenTimes(
  page: Page,
  selector: string,
): Promise<{ readonly times: number; readonly broken: readonly string[] }> {
  return page
    .locator(selector)
    .first()
    .evaluate((root) => {
      const times = [...root.querySelectorAll('time')].filter((time) => time.checkVisibility());
      const broken = times.flatMap((time) => {
        const problems: string[] = [];
        if (Number.isNaN(Date.parse(time.dateTime))) problems.push(`no moment "${time.dateTime}"`);
        const range = document.createRange();
        range.selectNodeContents(time);
        const rows = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)));
        if (rows.size > 1) problems.push(`${rows.size} lines`);
        const { left, right } = range.getBoundingClientRect();
        for (let around = time.parentElement; around && around !== root; around = around.parentElement) {
          const { overflowX } = getComputedStyle(around);
          const box = around.getBoundingClientRect();
          // A scrolling element is not cut.
          if (/auto|scroll/.test(overflowX)) break;
          if (/hidden|clip/.test(overflowX) && (left < box.left - 1 || right > box.right + 1)) {
            problems.push(`cut by ${around.className}`);
            break;
          }
        }
        return problems.map((problem) => `${time.textContent}: ${problem}`);
      });
      return { times: times.length, broken: [...new Set(broken)] };
    });
}

/** Texts with a time in the form of the server or outside of `<time>`, without charts and inputs. */
export function rawTimes(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker.nextNode()) {
      const { currentNode: node } = walker;
      const text = node.textContent ?? '';
      const isRaw = /\dT\d\d:\d\d/.test(text);
      const isBare =
        /\d{4}-\d\d-\d\d \d\d:\d\d/.test(text) && !node.parentElement?.closest('time, svg, pre, [role="tooltip"]');
      if (isRaw || isBare) found.push(text.slice(0, 80));
    }
    return found;
  });
}
