import { diagnose } from '../../diagnostics/diagnostic';
import { finding } from '../../diagnostics/finding';
import type { Diagnostic } from '../../language/model';
import type { Project, Rule } from '../../1-parse/project';
import { type FoundRoute, referencedNames, routesOf, screensNamedBy, screensOfRoute } from '../../2-analyze/analysis';

/** A route shows one thing, and what its path is followed by is read by a screen that is shown with it. */
export const shownScreens: Rule = function* (project) {
  for (const route of routesOf(project)) {
    const { descriptor, at, authored, tail } = route;
    if ('screen' in authored && authored.screen !== undefined && authored.page !== undefined) {
      yield diagnose(descriptor, [...at, 'screen'], { ...finding('route/screen'), key: true });
    }
    if (screensNamedBy(route).detail !== undefined && !tail) {
      yield diagnose(descriptor, [...at, 'detail'], { ...finding('route/detail'), key: true });
    } else yield* checkTail(project, route);
  }
};

/** Without a tail `address.tail` is empty, and where there is a `detail`, that is shown with one. */
function* checkTail(project: Project, route: FoundRoute): Iterable<Diagnostic> {
  const { descriptor, at, tail } = route;
  const { screen: id, detail } = screensNamedBy(route);
  if (tail && detail === undefined) return;
  for (const screen of screensOfRoute(project, { screen: id }) ?? []) {
    if (!referencedNames(project, screen).has('address.tail')) continue;
    const empty = finding(`route/tail.${tail ? 'detail' : 'none'}`, { screen: screen.id });
    yield diagnose(descriptor, [...at, 'screen'], empty);
  }
}
