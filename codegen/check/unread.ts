import { diagnose } from '../diagnostic';
import type { Descriptor } from '../model';
import { listAt, member, objectAt, stringAt } from '../parse/read';
import type { Project } from '../project';
import { local } from './local';
import { namesRead } from './names-read';

/** A filter, a name in the address, a period, a call or a named value that no expression of the screen reads changes nothing. */
export const unread = local(['screen'], function* (descriptor, project) {
  const read = namesRead(descriptor, project);
  const filters = listAt(descriptor.value, 'filters').map((filter) => `filter.${stringAt(filter, 'id') ?? ''}`);
  const names = listAt(descriptor.value, 'address').map((name) => `address.${String(name)}`);
  const known = new Set([...filters, ...names, 'address.tail', 'period.from', 'period.to']);
  // A name that is misspelt where it is read is told there.
  const isMisspelt = (of: string): boolean => [...read].some((name) => name.startsWith(of) && !known.has(name));
  const remark = { severity: 'warning', code: 'screen/unread' } as const;
  for (const [index, filter] of listAt(descriptor.value, 'filters').entries()) {
    const id = stringAt(filter, 'id') ?? '';
    const name = `filter.${id}`;
    if (id === '' || read.has(name) || read.has('filter') || isMisspelt('filter.')) continue;
    const message = `Nothing reads \`${name}\`: this filter changes nothing.`;
    const hint = `Bind it to a parameter of a call, e.g. \`"${stringAt(filter, 'id')}": "${name}"\`.`;
    yield diagnose(descriptor, ['filters', index, 'id'], { ...remark, message, hint });
  }
  for (const [index, entry] of listAt(descriptor.value, 'address').entries()) {
    const name = `address.${String(entry)}`;
    if (read.has(name) || read.has('address') || isMisspelt('address.')) continue;
    yield diagnose(descriptor, ['address', index], {
      ...remark,
      message: `Nothing reads \`${name}\`: it changes nothing.`,
    });
  }
  const heads = new Set([...read, ...asked(descriptor, project)].map((name) => name.split('.')[0]));
  for (const group of ['sources', 'values'] as const)
    for (const name of Object.keys(objectAt(descriptor.value, group))) {
      if (heads.has(name)) continue;
      const message = `Nothing reads \`${name}\`: it is never ${group === 'sources' ? 'called' : 'computed'}.`;
      yield diagnose(descriptor, [group, name], { ...remark, message, key: true });
    }
  // An embedded application is told the period.
  const isTold = stringAt(descriptor.value, 'kind') === 'frame';
  if (member(descriptor.value, 'period') !== true || isTold || read.has('period') || isMisspelt('period.')) return;
  const missing = ['period.from', 'period.to'].filter((name) => !read.has(name));
  if (missing.length === 0) return;
  const changes =
    missing.length === 2 ? 'choosing a period changes nothing' : 'a period is not looked at as it is chosen';
  const message = `Nothing reads ${missing.map((name) => `\`${name}\``).join(' or ')}: ${changes}.`;
  const hint = 'Bind both to parameters of calls, e.g. `"from": "period.from", "to": "period.to"`.';
  yield diagnose(descriptor, ['period'], { ...remark, message, hint, key: true });
});

/** The sources that actions ask anew. */
function asked(descriptor: Descriptor, project: Pick<Project, 'marks'>): readonly string[] {
  return project
    .marks(descriptor)
    .flatMap(({ mark, value }) => (mark.is === 'name' && mark.of === 'source' ? [String(value)] : []));
}
