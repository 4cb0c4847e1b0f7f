import { diagnose, suggest } from '../diagnostic';
import { listAt, numberAt, stringAt } from '../parse/read';
import { local } from './local';

/** The lines of a picture lead from step to step, and its steps lie inside it. */
export const pictures = local(['picture'], function* (descriptor) {
  const { value } = descriptor;
  const steps = listAt(value, 'steps');
  const ids = steps.flatMap((step) => stringAt(step, 'id') ?? []);
  for (const [index, step] of steps.entries()) {
    for (const [axis, side] of [
      ['x', 'width'],
      ['y', 'height'],
    ] as const) {
      const most = numberAt(value, side) ?? 0;
      if ((numberAt(step, axis) ?? 0) <= most) continue;
      const message = `The picture ends at ${most}.`;
      yield diagnose(descriptor, ['steps', index, axis], { code: 'picture/outside', message });
    }
  }
  for (const [index, link] of listAt(value, 'links').entries()) {
    for (const end of ['from', 'to'] as const) {
      const id = stringAt(link, end) ?? '';
      if (ids.includes(id)) continue;
      const remark = { code: 'picture/step', message: `The picture has no step "${id}".`, ...suggest(id, ids) };
      yield diagnose(descriptor, ['links', index, end], remark);
    }
  }
});
