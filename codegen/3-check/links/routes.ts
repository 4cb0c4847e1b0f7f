import { diagnose, diagnoseFile, describeFile } from '../../diagnostics/diagnostic';
import { finding } from '../../diagnostics/finding';
import type { Diagnostic } from '../../language/model';
import type { Project, Rule } from '../../1-parse/project';
import { type FoundRoute, routesOf } from '../../2-analyze/analysis';

/**
 * Every path is declared once and well formed, and a menu key belongs to one route unless a route says it shares its
 * keys.
 */
export const routes: Rule = function* (project) {
  const all = routesOf(project);
  const byPattern = new Map<string, FoundRoute>();
  for (const route of all) {
    yield* checkForm(route);
    const pattern = route.tail ? `${route.base}/*` : route.path;
    const first = byPattern.get(pattern);
    if (first) yield twice(project, route, first);
    else byPattern.set(pattern, route);
  }
  yield* checkKeys(project, all);
  if (byPattern.has('*') || project.broken.some(({ kind }) => kind === 'route')) return;
  const [first] = all;
  const missing = finding('route/unknown-addresses');
  yield first
    ? diagnose(first.descriptor, ['routes'], missing)
    : diagnoseFile(`${project.kinds.layout.descriptors}routes`, missing);
};

function* checkForm({ descriptor, at: steps, kind, path, base }: FoundRoute): Iterable<Diagnostic> {
  const position = [...steps, 'path'];
  if (path === '*') {
    if (kind !== 'redirect') yield diagnose(descriptor, position, finding('route/path.unknown'));
    return;
  }
  if (path.startsWith('.')) {
    if (kind !== 'outside') yield diagnose(descriptor, position, finding('route/path.dot'));
    return;
  }
  const bad = /[{}*]+[^/]*/.exec(base);
  if (!bad) return;
  const at = { index: bad.index, length: bad[0].length };
  yield diagnose(descriptor, position, { ...finding('route/path.tail'), at });
}

function twice({ kinds }: Project, { descriptor, at, kind }: FoundRoute, first: FoundRoute): Diagnostic {
  const file = describeFile(kinds.layout, first.descriptor, first.at);
  const other = { file, pointer: `/${first.at.join('/')}` };
  const duplicate =
    kind === first.kind
      ? finding('route/duplicate.same', other)
      : finding('route/duplicate.kinds', { ...other, first: first.kind, second: kind });
  return diagnose(descriptor, [...at, 'path'], duplicate);
}

function* checkKeys({ kinds: { layout } }: Project, all: readonly FoundRoute[]): Iterable<Diagnostic> {
  const owners = new Map<unknown, FoundRoute[]>();
  for (const route of all) {
    for (const key of keysOf(route)) {
      const known = owners.get(key);
      if (known) known.push(route);
      else owners.set(key, [route]);
    }
  }
  for (const route of all) {
    const shares = sharesKeys(route);
    const keys = keysOf(route);
    if (shares && !keys.some((key) => (owners.get(key)?.length ?? 0) > 1)) {
      yield diagnose(route.descriptor, [...route.at, 'sharesKeys'], { ...finding('route/shares-keys'), key: true });
    }
    if (shares) continue;
    for (const [index, key] of keys.entries()) {
      const first = owners.get(key)?.find((owner) => !sharesKeys(owner));
      if (!first || first === route) continue;
      const where = layout.roots ? ` of ${describeFile(layout, first.descriptor, first.at)}` : '';
      const taken = finding('route/key', { key: String(key), owner: first.path, where });
      yield diagnose(route.descriptor, [...route.at, 'keys', index], taken);
    }
  }
}

function sharesKeys({ authored }: FoundRoute): boolean {
  return 'sharesKeys' in authored && authored.sharesKeys === true;
}

function keysOf({ authored }: FoundRoute): readonly (number | undefined)[] {
  return 'keys' in authored ? (authored.keys ?? []) : [];
}
