import { diagnose } from '../diagnostic';
import type { Descriptor, Diagnostic } from '../model';
import { listAt, member, stringAt } from '../parse/read';
import type { Project, Rule } from '../project';
import { routesOf } from './route-table';
import { sharedNames } from './screens-of-route';

/** Names in the address have one meaning each, tabs do not stand in tabs, and a route shows one thing. */
export const screens: Rule = function* (project) {
  for (const descriptor of project.of('screen')) {
    yield* checkNames(descriptor);
    yield* checkTabs(project, descriptor);
  }
  for (const { descriptor, at, value, tail } of routesOf(project)) {
    if (member(value, 'screen') !== undefined && member(value, 'page') !== undefined) {
      const message = 'A route shows a page of the console or a screen, not both.';
      yield diagnose(descriptor, [...at, 'screen'], { code: 'route/screen', message, key: true });
    }
    if (member(value, 'detail') !== undefined && !tail) {
      const message = 'The path of this route takes no tail, so nothing leads to this screen.';
      const hint = 'End the path in "/{id*}".';
      yield diagnose(descriptor, [...at, 'detail'], { code: 'route/detail', message, hint, key: true });
    }
  }
};

function* checkNames(descriptor: Descriptor): Iterable<Diagnostic> {
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
    if (taken.has(name))
      yield diagnose(descriptor, path, { code: 'screen/name-taken', message, hint: 'Choose another name.' });
    taken.add(name);
  }
}

function* checkTabs(project: Project, descriptor: Descriptor): Iterable<Diagnostic> {
  if (stringAt(descriptor.value, 'kind') !== 'tabs') return;
  for (const [index, tab] of listAt(descriptor.value, 'tabs').entries()) {
    const screen = project.find('screen', stringAt(tab, 'screen') ?? '');
    if (!screen || stringAt(screen.value, 'kind') !== 'tabs') continue;
    const message = `"${screen.id}" has tabs itself; tabs do not stand in tabs.`;
    yield diagnose(descriptor, ['tabs', index, 'screen'], { code: 'screen/tabs', message });
  }
}
