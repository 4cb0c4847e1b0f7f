import { diagnose, diagnoseFile } from '../diagnostic';
import type { Diagnostic } from '../model';
import type { Rule } from '../project';
import { listAt, member } from '../parse/read';
import { routesOf, type FoundRoute } from './route-table';

/** Every path is declared once and well formed, and a menu key belongs to one route unless a route says it shares its keys. */
export const routes: Rule = function* (project) {
  const all = routesOf(project);
  const byPattern = new Map<string, FoundRoute>();
  for (const route of all) {
    yield* checkForm(route);
    const pattern = route.tail ? `${route.base}/*` : route.path;
    const first = byPattern.get(pattern);
    if (first) yield twice(route, first);
    else byPattern.set(pattern, route);
  }
  yield* checkKeys(all);
  if (byPattern.has('*') || project.broken.some(({ kind }) => kind === 'route')) return;
  const message = 'No route takes unknown addresses: a redirect of the path "*" is missing.';
  const [first] = all;
  const remark = { code: 'route/unknown-addresses', message };
  yield first ? diagnose(first.descriptor, ['routes'], remark) : diagnoseFile('descriptors/routes', remark);
};

function* checkForm({ descriptor, at, kind, path, base }: FoundRoute): Iterable<Diagnostic> {
  const place = [...at, 'path'];
  if (path === '*') {
    const message = 'The path "*" stands for every unknown address and must be a redirect.';
    if (kind !== 'redirect') yield diagnose(descriptor, place, { code: 'route/path', message });
    return;
  }
  if (path.startsWith('.')) {
    const message = 'Only an address beside the console may start with a dot.';
    if (kind !== 'outside') yield diagnose(descriptor, place, { code: 'route/path', message });
    return;
  }
  const bad = /[{}*]+[^/]*/.exec(base);
  if (!bad) return;
  const remark = { code: 'route/path', message: 'A path may end in a tail such as "/{id*}" and has no other places.' };
  yield diagnose(descriptor, place, { ...remark, at: { index: bad.index, length: bad[0].length } });
}

function twice({ descriptor, at, kind }: FoundRoute, first: FoundRoute): Diagnostic {
  const message =
    kind === first.kind ? 'This path is declared twice.' : `This path is declared as ${first.kind} as well as ${kind}.`;
  const hint = `It stands in ${first.descriptor.file.path} at /${first.at.join('/')} already.`;
  return diagnose(descriptor, [...at, 'path'], { code: 'route/duplicate', message, hint });
}

function* checkKeys(all: readonly FoundRoute[]): Iterable<Diagnostic> {
  const owners = new Map<unknown, FoundRoute[]>();
  for (const route of all) {
    for (const key of listAt(route.value, 'keys')) {
      const known = owners.get(key);
      if (known) known.push(route);
      else owners.set(key, [route]);
    }
  }
  for (const route of all) {
    const shares = member(route.value, 'sharesKeys') === true;
    const keys = listAt(route.value, 'keys');
    if (shares && !keys.some((key) => (owners.get(key)?.length ?? 0) > 1)) {
      const message = 'No other route has one of these keys.';
      yield diagnose(route.descriptor, [...route.at, 'sharesKeys'], { code: 'route/shares-keys', message, key: true });
    }
    if (shares) continue;
    for (const [index, key] of keys.entries()) {
      const first = owners.get(key)?.find((owner) => member(owner.value, 'sharesKeys') !== true);
      if (!first || first === route) continue;
      const message = `The menu key ${String(key)} belongs to "${first.path}".`;
      const hint = 'If both routes have it on purpose, say "sharesKeys": true here.';
      yield diagnose(route.descriptor, [...route.at, 'keys', index], { code: 'route/key', message, hint });
    }
  }
}
