import { diagnose } from '../diagnostic';
import { listAt, stringAt } from '../parse/read';
import { dependent } from './local';
import { sharedNames } from './screens-of-route';

/** Names in the address of a screen have one meaning each, and tabs do not stand in tabs. */
export const screens = dependent(['screen'], function* (descriptor, project) {
  if (descriptor.kind !== 'screen') return;
  const taken = new Set([...sharedNames, 'tail']);
  const named = [
    ...listAt(descriptor.value, 'address').map((name, index) => [name, ['address', index]] as const),
    ...listAt(descriptor.value, 'filters').map(
      (filter, index) => [stringAt(filter, 'id'), ['filters', index, 'id']] as const,
    ),
  ];
  for (const [name, path] of named) {
    if (typeof name !== 'string') continue;
    const message = `"${name}" has another meaning in the address of this screen.`;
    const remark = { code: 'screen/name-taken', message, hint: 'Choose another name.' };
    if (taken.has(name)) yield diagnose(descriptor, path, remark);
    taken.add(name);
  }
  for (const [index, tab] of listAt(descriptor.value, 'tabs').entries()) {
    const screen = project.find('screen', stringAt(tab, 'screen') ?? '');
    if (!screen || stringAt(screen.value, 'kind') !== 'tabs') continue;
    const message = `"${screen.id}" has tabs itself; tabs do not stand in tabs.`;
    yield diagnose(descriptor, ['tabs', index, 'screen'], { code: 'screen/tabs', message });
  }
});
