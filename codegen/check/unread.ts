import { diagnose } from '../diagnostic';
import { listAt, member, stringAt } from '../parse/read';
import { local } from './local';
import { namesRead } from './names-read';

/** A filter, a name in the address or a period that no expression of the screen reads changes nothing. */
export const unread = local(['screen'], function* (descriptor, project) {
  const read = namesRead(descriptor, project);
  const remark = { severity: 'warning', code: 'screen/unread' } as const;
  for (const [index, filter] of listAt(descriptor.value, 'filters').entries()) {
    const id = stringAt(filter, 'id') ?? '';
    const name = `filter.${id}`;
    if (id === '' || read.has(name) || read.has('filter')) continue;
    const message = `Nothing reads \`${name}\`: this filter changes nothing.`;
    const hint = `Bind it to a parameter of a call, e.g. \`"${stringAt(filter, 'id')}": "${name}"\`.`;
    yield diagnose(descriptor, ['filters', index, 'id'], { ...remark, message, hint });
  }
  for (const [index, entry] of listAt(descriptor.value, 'address').entries()) {
    const name = `address.${String(entry)}`;
    if (read.has(name) || read.has('address')) continue;
    yield diagnose(descriptor, ['address', index], {
      ...remark,
      message: `Nothing reads \`${name}\`: it changes nothing.`,
    });
  }
  if (member(descriptor.value, 'period') !== true || read.has('period')) return;
  const message = 'Nothing reads `period.from` or `period.to`: choosing a period changes nothing.';
  const hint = 'Bind both to parameters of calls, e.g. `"from": "period.from", "to": "period.to"`.';
  yield diagnose(descriptor, ['period'], { ...remark, message, hint, key: true });
});
