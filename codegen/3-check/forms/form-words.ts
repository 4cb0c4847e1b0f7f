import { diagnose, suggest } from '../../diagnostics/diagnostic';
import { finding } from '../../diagnostics/finding';
import { blocksOf } from '../../1-parse/blocks';
import { perDescriptor } from '../per-descriptor';

/** A text above a form is about one of its cases. */
export const formWords = perDescriptor(['dialog'], function* (project, descriptor) {
  for (const { block, path } of blocksOf(descriptor.authored)) {
    if (block.type !== 'form') continue;
    const form = project.find('form', block.form ?? '');
    if (!form) continue;
    const cases = form.authored.cases?.items ?? [];
    const aboutIds = cases.flatMap((one) => (one?.about ?? []).flatMap((about) => about?.id ?? []));
    for (const [index, id] of (block.first ?? []).entries()) {
      if (id === undefined || aboutIds.includes(id)) continue;
      const unknown = { ...finding('form/first', { form: form.id, id }), ...suggest(id, aboutIds) };
      yield diagnose(descriptor, [...path, 'first', index], unknown);
    }
  }
});
