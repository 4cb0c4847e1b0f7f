import { diagnose } from '../../diagnostics/diagnostic';
import { finding } from '../../diagnostics/finding';
import type { Rule } from '../../1-parse/project';
import { routesOf, type FoundRoute } from '../../2-analyze/analysis';

/** The pages to which the engine leads by itself have a route. */
export const builtInPages: Rule = function* (project) {
  if (project.broken.some(({ kind }) => kind === 'route')) return;
  const routes = routesOf(project);
  const has = (page: string): boolean => routes.some((route) => pageOf(route) === page);
  const landing = routes.find((route) => pageOf(route) === 'landing');
  if (landing && !has('started'))
    yield diagnose(landing.descriptor, [...landing.at, 'page'], finding('route/built-in-page.started'));
  if (has('access-denied')) return;
  const denied = finding('route/built-in-page.denied');
  for (const errors of project.of('errors')) {
    for (const [index, row] of (errors.authored.rows ?? []).entries()) {
      const { policy } = row ?? {};
      if (policy?.kind === 'page' && policy.page === 'forbidden')
        yield diagnose(errors, ['rows', index, 'policy', 'page'], denied);
    }
  }
  const isGuarded = routes.some(({ authored }) => 'keys' in authored);
  for (const engine of project.of('engine'))
    if (isGuarded && engine.authored.menu) yield diagnose(engine, ['menu'], denied);
};

function pageOf({ authored }: FoundRoute): string | undefined {
  return 'page' in authored ? authored.page : undefined;
}
