import { diagnose, suggest } from '../../diagnostics/diagnostic';
import { finding } from '../../diagnostics/finding';
import { perDescriptor } from '../per-descriptor';

/** The icon of the assistant opens a slot that the header has. */
export const slots = perDescriptor(['header'], function* (_project, descriptor) {
  const { assistant, slots: list = [] } = descriptor.authored;
  const ids = list.flatMap((slot) => slot?.id ?? []);
  const id = assistant?.slot;
  if (id === undefined || ids.includes(id)) return;
  yield diagnose(descriptor, ['assistant', 'slot'], { ...finding('header/slot', { id }), ...suggest(id, ids) });
});
