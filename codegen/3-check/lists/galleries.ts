import {
  addressNamesOf,
  companionsOf,
  expressionsOf,
  filtersOf,
  freePaths,
  hasPeriod,
  isOfTiles,
  optionsOf,
  type AuthoredFilter,
} from '../../2-analyze/analysis';
import { isList } from '~/lib/json';
import type { Project } from '../../1-parse/project';
import { diagnose } from '../../diagnostics/diagnostic';
import { finding } from '../../diagnostics/finding';
import type { DescriptorOf, Path } from '../../language/model';
import { perDescriptor } from '../per-descriptor';

/** A gallery names other dashboards, and the dashboard that has it gives what their tiles read. */
export const galleries = perDescriptor(['screen'], function* (project, descriptor) {
  const screen = descriptor.authored;
  if (screen.kind !== 'tiles') return;
  const shownBefore = new Set<string>();
  for (const [index, entry] of (screen.gallery ?? []).entries()) {
    const shown = project.find('screen', entry?.screen ?? '');
    if (!shown) continue;
    const { id } = shown;
    const path: Path = ['gallery', index, 'screen'];
    // Entries with conditions can exclude each other.
    const isAlways = entry?.visibleWhen === undefined;
    const isDouble = isAlways && shownBefore.has(id);
    if (isAlways) shownBefore.add(id);
    if (isDouble) yield diagnose(descriptor, path, finding('gallery/screen.double', { id }));
    else if (id === descriptor.id) yield diagnose(descriptor, path, finding('gallery/screen.itself'));
    else if (shown.authored.kind !== 'tiles') yield diagnose(descriptor, path, finding('gallery/screen.kind', { id }));
    else
      for (const [name, variant] of missingInputs(project, descriptor, shown))
        yield diagnose(descriptor, path, finding(`gallery/input.${variant}`, { id, name }));
  }
});

/** What a dashboard can miss that the tiles of another one read. */
type MissingInput = 'period' | 'filter' | 'address' | 'tail';

/** What the tiles of a screen read and a dashboard does not give, by the names that expressions use. */
function missingInputs(
  project: Project,
  dashboard: DescriptorOf<'screen'>,
  shown: DescriptorOf<'screen'>,
): ReadonlyMap<string, MissingInput> {
  const missing = new Map<string, MissingInput>();
  for (const [{ path }, { syntax }] of expressionsOf(project, shown)) {
    if (!isOfTiles(path)) continue;
    for (const [root = '', member] of freePaths(syntax)) {
      const name = root === 'period' || member === undefined ? root : `${root}.${member}`;
      const variant = missingInput(dashboard, shown, [root, member]);
      if (variant) missing.set(name, variant);
    }
  }
  return missing;
}

function missingInput(
  { authored: dashboard }: DescriptorOf<'screen'>,
  { authored: shown }: DescriptorOf<'screen'>,
  [root, member]: readonly [root: string, member: string | undefined],
): MissingInput | undefined {
  if (root === 'period') return hasPeriod(dashboard) ? undefined : 'period';
  if (root === 'address') {
    if (member === 'tail') return 'tail';
    const names = [...addressNamesOf(dashboard), ...companionsOf(dashboard).map(({ name }) => name)];
    return member !== undefined && names.includes(member) ? undefined : 'address';
  }
  if (root !== 'filter') return undefined;
  const given = new Map(filtersOf(dashboard).map((filter) => [filter.id, filter]));
  const read = filtersOf(shown).filter(({ id }) => member === undefined || id === member);
  return read.every((filter) => isGiven(filter, given.get(filter.id))) ? undefined : 'filter';
}

/** Whether tiles read what they expect: a filter that the page does not have is one without a value. */
function isGiven(read: AuthoredFilter, given: AuthoredFilter | undefined): boolean {
  if (given && meaningOf(given) !== meaningOf(read)) return false;
  if (given && 'initial' in given) return true;
  return !('initial' in read);
}

/** What decides about the values of a filter, as a text. How they are called does not. */
function meaningOf(filter: AuthoredFilter): string {
  const { id, type } = filter;
  const options = optionsOf(filter);
  return JSON.stringify([id, type, isList(options) ? options.map((option) => option?.value) : options]);
}
