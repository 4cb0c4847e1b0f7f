import { isList } from '~/lib/json';
import { didYouMean } from '~/lib/did-you-mean';
import { diagnose, suggest } from '../../diagnostics/diagnostic';
import { finding, hint, type LocatedFinding } from '../../diagnostics/finding';
import {
  addressNamesOf,
  type AuthoredFilter,
  companionsOf,
  filtersOf,
  type FoundRoute,
  routeLedTo,
  routePaths,
  screensNamedBy,
  screensOfRoute,
  sharedNames,
} from '../../2-analyze/analysis';
import type { Descriptor, DescriptorOf, Diagnostic } from '../../language/model';
import type { Project } from '../../1-parse/project';
import { builtAddresses, type AddressMember, type BuiltAddress } from './built-addresses';
import { perEveryDescriptor } from '../per-descriptor';
import { valuesMeant } from '../scales/scale-uses';

/** Where an address leads: the names that its page reads, and the screens it shows. */
interface Target {
  readonly path: string;
  readonly names: ReadonlySet<string>;
  readonly screens: readonly DescriptorOf<'screen'>[];
}

/**
 * An address that a descriptor builds leads to a route, and carries what the page there reads, with values that it
 * takes.
 */
export const screenLinks = perEveryDescriptor(function* (project, descriptor) {
  const reported = new Set<string>();
  for (const address of builtAddresses(project, descriptor)) {
    for (const diagnostic of faultsOf(project, descriptor, address)) {
      // An expression with a choice builds two addresses of the same words.
      const key = [diagnostic.code, diagnostic.line, diagnostic.column].join(' ');
      if (!reported.has(key)) yield diagnostic;
      reported.add(key);
    }
  }
});

function* faultsOf(project: Project, descriptor: Descriptor, address: BuiltAddress): Iterable<Diagnostic> {
  const { location, members } = address;
  const route = routeLedTo(project, address.path);
  if (!route) {
    // The name of a route that an action or a redirect gives is reported by itself.
    if (!location.mark.at || project.broken.some(({ kind }) => kind === 'route')) return;
    const unknown = { ...finding('link/route', { path: address.path }), ...suggest(address.path, routePaths(project)) };
    yield diagnose(descriptor, location.path, { ...location.mark, ...unknown });
    return;
  }
  const screens = screensOfRoute(project, screensNamedBy(route));
  if (!screens) return;
  const target = { path: route.base, screens, names: namesOf(screens, route) };
  for (const member of members) {
    if (target.names.has(member.name)) {
      yield* wrongValues(project, descriptor, target, member);
      continue;
    }
    const { name } = member;
    const unknown = { ...finding('link/name', { path: target.path, name }), ...advice(name, target) };
    yield diagnose(descriptor, member.location.path, { ...member.location.mark, ...unknown });
  }
}

function advice(name: string, { names }: Target): Pick<LocatedFinding, 'hint' | 'fix'> {
  const nearest = didYouMean(name, names);
  if (nearest !== undefined) return { hint: hint('nearest', { name: nearest }), fix: nearest };
  return { hint: hint('query-of-route') };
}

/** What is read of the address of a route: by its screens, and by what is not made from a descriptor. */
function namesOf(screens: readonly DescriptorOf<'screen'>[], { authored: route }: FoundRoute): ReadonlySet<string> {
  const ofScreens = screens.flatMap(({ authored }) => [
    ...filtersOf(authored).map(({ id = '' }) => id),
    ...addressNamesOf(authored),
    ...companionsOf(authored).map(({ name }) => name),
  ]);
  const ofRoute = 'query' in route && isList(route.query) ? route.query.map(String) : [];
  return new Set([...ofScreens, ...ofRoute, ...sharedNames]);
}

/** What is wrong with the written values of a member that the page takes only some values of. */
function* wrongValues(
  project: Project,
  descriptor: Descriptor,
  { path, screens }: Target,
  { name, value, written, isList }: AddressMember,
): Iterable<Diagnostic> {
  const filters = screens.flatMap((screen) => filtersOf(screen.authored).filter(({ id }) => id === name));
  const companions = screens.flatMap((screen) => companionsOf(screen.authored).filter((one) => one.name === name));
  if (filters.length + companions.length === 0) return;
  if (isList && !filters.some((filter) => filter.type === 'choices')) {
    yield diagnose(descriptor, value.path, { ...value.mark, ...finding('link/list', { name, path }) });
    return;
  }
  const taken = [...filters.map((filter) => offeredBy(project, filter)), ...companions.map(({ words }) => words)];
  if (taken.includes(undefined)) return;
  const values = taken.flatMap((one) => one ?? []);
  const wrong = written.find(({ text }) => !values.includes(text));
  if (!wrong) return;
  const variant = filters.length > 0 ? 'filter' : 'page';
  const unknown = finding(`link/value.${variant}`, { name, path, value: wrong.text });
  const { location } = wrong;
  yield diagnose(descriptor, location.path, { ...location.mark, ...unknown, ...wrong.advice(values) });
}

/** The values that a filter takes from an address; nothing where they are not known. */
function offeredBy(project: Project, filter: AuthoredFilter): readonly string[] | undefined {
  return filter.type === 'switch' ? ['1'] : valuesMeant(project, filter);
}
