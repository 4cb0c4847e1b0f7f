import { diagnose } from '../diagnostic';
import type { Diagnostic } from '../model';
import { member } from '../parse/read';
import type { Project, Rule } from '../project';
import { namesRead } from './names-read';
import { routesOf, type FoundRoute } from './route-table';
import { screensOfRoute } from './screens-of-route';

const endInTail = 'End the path in "/{id*}".';

/** A route shows one thing, and what its path is followed by is read by a screen that is shown with it. */
export const shownScreens: Rule = function* (project) {
  for (const route of routesOf(project)) {
    const { descriptor, at, value, tail } = route;
    if (member(value, 'screen') !== undefined && member(value, 'page') !== undefined) {
      const message = 'A route shows a page of the console or a screen, not both.';
      yield diagnose(descriptor, [...at, 'screen'], { code: 'route/screen', message, key: true });
    }
    if (member(value, 'detail') !== undefined && !tail) {
      const message = 'The path of this route takes no tail, so nothing leads to this screen.';
      yield diagnose(descriptor, [...at, 'detail'], { code: 'route/detail', message, hint: endInTail, key: true });
    } else yield* checkTail(project, route);
  }
};

/** Without a tail `address.tail` is empty, and where there is a `detail`, that is shown with one. */
function* checkTail(project: Project, { descriptor, at, value, tail }: FoundRoute): Iterable<Diagnostic> {
  if (tail && member(value, 'detail') === undefined) return;
  for (const screen of screensOfRoute(project, value, ['screen']) ?? []) {
    if (!namesRead(screen, project).has('address.tail')) continue;
    const message = `"${screen.id}" reads \`address.tail\`, which is always empty here.`;
    const hint = tail ? 'The screen of "detail" is shown with a tail.' : endInTail;
    yield diagnose(descriptor, [...at, 'screen'], { code: 'route/tail', message, hint });
  }
}
