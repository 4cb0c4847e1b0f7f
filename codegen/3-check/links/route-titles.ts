import { describeFile, diagnose } from '../../diagnostics/diagnostic';
import { finding } from '../../diagnostics/finding';
import type { Rule } from '../../1-parse/project';
import { type FoundRoute, routesOf } from '../../2-analyze/analysis';

/**
 * No two pages have one title: a reader tells them apart by it in browser tabs, headings, breadcrumbs and the palette.
 */
export const routeTitles: Rule = function* (project) {
  const pages = routesOf(project).filter(({ kind }) => kind === 'screen' || kind === 'catch-all');
  const byTitle = new Map<string, FoundRoute[]>();
  for (const route of pages) {
    const same = byTitle.get(titleOf(route));
    if (same) same.push(route);
    else byTitle.set(titleOf(route), [route]);
  }
  for (const route of pages) {
    const others = (byTitle.get(titleOf(route)) ?? []).filter((other) => other !== route);
    const [first] = others;
    if (sharesTitle(route)) {
      if (first) continue;
      yield diagnose(route.descriptor, [...route.at, 'sharesTitle'], { ...finding('route/shares-title'), key: true });
    } else if (first && !others.some(sharesTitle) && pages.indexOf(first) < pages.indexOf(route)) {
      const { layout } = project.kinds;
      const where = layout.roots ? ` of ${describeFile(layout, first.descriptor, first.at)}` : '';
      const duplicate = finding('route/title', { title: titleOf(route), other: first.path, where });
      yield diagnose(route.descriptor, [...route.at, 'title'], duplicate);
    }
  }
};

function titleOf({ authored }: FoundRoute): string {
  return JSON.stringify('title' in authored ? authored.title : undefined);
}

function sharesTitle({ authored }: FoundRoute): boolean {
  return 'sharesTitle' in authored && authored.sharesTitle === true;
}
