import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** The complete style sheet of Blueprint. The build ships a part of it. */
export const blueprintSheet = readFileSync(
  createRequire(import.meta.url).resolve('@blueprintjs/core/lib/css/blueprint.css'),
  'utf8',
);

/**
 * Runs in a page: the selectors of a complete style sheet that the style sheets of the page do not have, without
 * pseudo-elements and without states such as `:hover`. Glyphs of the icon font, which is not shipped, do not count.
 */
export function findCutSelectors([complete = '']: string[]): readonly string[] {
  const selectorsIn = (rules: Iterable<CSSRule>): string[] =>
    [...rules].flatMap((rule) => {
      if (rule instanceof CSSStyleRule) return rule.selectorText.split(/,\s*(?![^(]*\))/);
      return rule instanceof CSSGroupingRule ? selectorsIn(rule.cssRules) : [];
    });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(complete);
  const shipped = new Set([...document.styleSheets].flatMap(({ cssRules }) => selectorsIn(cssRules)));
  const cut = selectorsIn(sheet.cssRules)
    .filter((selector) => !shipped.has(selector) && !/^\.bp6-icon-[\w-]+::before$/.test(selector))
    .map((selector) =>
      selector.replace(/::[\w-]+|:(?:hover|active|focus|focus-visible|focus-within)(?![\w-])(?!\))/g, ''),
    );
  return [...new Set(cut)];
}

/** Runs in a page: the selectors that match an element of it. Those with a class that it lacks are not looked for. */
export function findMatching(selectors: string[]): readonly string[] {
  const classes = new Set([...document.querySelectorAll('[class]')].flatMap(({ classList }) => [...classList]));
  return selectors.filter((selector) => {
    // What is in brackets may be a negation.
    const [needed = ''] = selector.split('(', 1);
    if (!(needed.match(/(?<=\.)[\w-]+/g) ?? []).every((name) => classes.has(name))) return false;
    try {
      return document.querySelector(selector) !== null;
    } catch {
      // A selector such as `::selection` is empty without its pseudo-element.
      return false;
    }
  });
}
