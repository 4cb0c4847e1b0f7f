import type { Project } from '../../1-parse/project';
import { diagnose } from '../../diagnostics/diagnostic';
import { finding } from '../../diagnostics/finding';
import {
  addressNamesOf,
  type AuthoredFilter,
  companionsOf,
  endsOf,
  filtersOf,
  hasPeriod,
  namesOfTiles,
  referencedNames,
} from '../../2-analyze/analysis';
import type { DescriptorOf } from '../../language/model';
import { perDescriptor } from '../per-descriptor';

/** A filter, a name in the address or a period that no expression of the screen reads changes nothing. */
export const unread = perDescriptor(['screen'], function* (project, descriptor) {
  const named = referencedNames(project, descriptor);
  const screen = descriptor.authored;
  const filters = filtersOf(screen).flatMap((filter) => [`filter.${filter.id ?? ''}`, ...endNames(filter)]);
  const companions = companionsOf(screen);
  const names = [...addressNamesOf(screen), ...companions.map(({ name }) => name)].map((name) => `address.${name}`);
  const known = new Set([...filters, ...names, 'address.tail', 'period.from', 'period.to']);
  // A name that is misspelt where it is read is told there.
  const isMisspelt = (of: string): boolean => [...named].some((name) => name.startsWith(of) && !known.has(name));
  const read = new Set([...named, ...readInGallery(project, screen)]);
  for (const [index, filter] of filtersOf(screen).entries()) {
    const { id = '' } = filter;
    const name = `filter.${id}`;
    if (id === '' || read.has('filter') || isMisspelt('filter.')) continue;
    const [end, ...others] = endNames(filter).filter((one) => !read.has(one));
    if (end !== undefined) {
      const variant = others.length === 0 && endNames(filter).length > 1 ? 'end' : 'range';
      const unreadEnds = [end, ...others].map((one) => `\`${one}\``).join(' or ');
      const ends = end.endsWith('.to') ? 'from' : 'to';
      const found = finding(`screen/unread.${variant}`, { names: unreadEnds, id, ends, name: end });
      yield diagnose(descriptor, ['filters', index, 'id'], found);
    }
    if (filter.type === 'range' || read.has(name)) continue;
    yield diagnose(descriptor, ['filters', index, 'id'], finding('screen/unread.filter', { id, name }));
  }
  for (const [index, entry] of addressNamesOf(screen).entries()) {
    const name = `address.${entry}`;
    if (read.has(name) || read.has('address') || isMisspelt('address.')) continue;
    yield diagnose(descriptor, ['address', index], finding('screen/unread.name', { name }));
  }
  for (const { name, words, path } of companions) {
    // Words are compared by the page itself.
    if (words || read.has(`address.${name}`) || read.has('address') || isMisspelt('address.')) continue;
    yield diagnose(descriptor, path, { ...finding('screen/unread.name', { name: `address.${name}` }), key: true });
  }
  // An embedded application is told the period.
  const isFrame = screen.kind === 'frame';
  if (!hasPeriod(screen) || isFrame || read.has('period') || isMisspelt('period.')) return;
  const missing = ['period.from', 'period.to'].filter((name) => !read.has(name));
  if (missing.length === 0) return;
  const unreadNames = missing.map((name) => `\`${name}\``).join(' or ');
  const variant = missing.length === 2 ? 'period' : 'half-period';
  yield diagnose(descriptor, ['period'], { ...finding(`screen/unread.${variant}`, { names: unreadNames }), key: true });
});

/** The names that the tiles of a gallery read, which the dashboard gives them. */
function readInGallery(project: Project, screen: DescriptorOf<'screen'>['authored']): readonly string[] {
  const shown = screen.kind === 'tiles' ? (screen.gallery ?? []) : [];
  return shown.flatMap((entry) => {
    const dashboard = project.find('screen', entry?.screen ?? '');
    return dashboard ? [...namesOfTiles(project, dashboard)] : [];
  });
}

/** The names by which expressions read the ends of a range; none for other filters. */
function endNames(filter: AuthoredFilter): readonly string[] {
  return filter.type === 'range' ? endsOf(filter).map((end) => `filter.${filter.id ?? ''}.${end}`) : [];
}
