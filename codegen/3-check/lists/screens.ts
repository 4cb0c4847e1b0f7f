import { diagnose } from '../../diagnostics/diagnostic';
import { finding } from '../../diagnostics/finding';
import { addressNamesOf, companionsOf, filtersOf, sharedNames, tabsOf } from '../../2-analyze/analysis';
import { perDescriptor } from '../per-descriptor';

/** Names in the address of a screen have one meaning each, and tabs do not contain tabs. */
export const screens = perDescriptor(['screen'], function* (project, descriptor) {
  const screen = descriptor.authored;
  const taken = new Set([...sharedNames, 'tail']);
  const named = [
    ...addressNamesOf(screen).map((name, index) => [name, ['address', index]] as const),
    ...filtersOf(screen).map(({ id }, index) => [id, ['filters', index, 'id']] as const),
    ...companionsOf(screen).map(({ name, path }) => [name, path] as const),
  ];
  for (const [name, path] of named) {
    if (name === undefined) continue;
    const isKey = path.at(-2) === 'with';
    if (taken.has(name)) yield diagnose(descriptor, path, { ...finding('screen/name-taken', { name }), key: isKey });
    taken.add(name);
  }
  for (const [index, tab] of tabsOf(screen).entries()) {
    const shown = project.find('screen', tab?.screen ?? '');
    if (shown?.authored.kind !== 'tabs') continue;
    yield diagnose(descriptor, ['tabs', index, 'screen'], finding('screen/tabs', { id: shown.id }));
  }
});
