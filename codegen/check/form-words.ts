import { diagnose, suggest } from '../diagnostic';
import { blocksOf } from '../parse/blocks';
import { listAt, member, stringAt } from '../parse/read';
import { dependent } from './local';

/** What stands above a form is told of some of its cases. */
export const formWords = dependent(['form'], function* (descriptor, project) {
  if (descriptor.kind !== 'dialog') return;
  for (const { block, path } of blocksOf(descriptor.value)) {
    const form = project.find('form', stringAt(block, 'form') ?? '');
    if (stringAt(block, 'type') !== 'form' || !form) continue;
    const cases = listAt(member(form.value, 'cases'), 'items');
    const told = cases.flatMap((one) => listAt(one, 'about').flatMap((about) => stringAt(about, 'id') ?? []));
    for (const [index, id] of listAt(block, 'first').entries()) {
      if (typeof id !== 'string' || told.includes(id)) continue;
      const message = `No case of the form "${form.id}" tells "${id}".`;
      yield diagnose(descriptor, [...path, 'first', index], { code: 'form/first', message, ...suggest(id, told) });
    }
  }
});
