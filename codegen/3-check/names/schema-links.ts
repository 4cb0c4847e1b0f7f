import { diagnose } from '../../diagnostics/diagnostic';
import { finding } from '../../diagnostics/finding';
import { schemaFile } from '../../language/kind-table';
import { isOwnRoot } from '../../language/layout';
import { perEveryDescriptor } from '../per-descriptor';

/**
 * A descriptor that names its schema names the one it is checked against, so that editors say the same as the compiler.
 */
export const schemaLinks = perEveryDescriptor(function* ({ kinds }, descriptor) {
  const link = descriptor.authored.$schema;
  const right = kinds.schemaLink(descriptor.kind, descriptor.file.path);
  if (link === undefined || link === right) return;
  // A team may have the compiler elsewhere than the console has it.
  const isElsewhere = !isOwnRoot(kinds.layout, descriptor.file.path);
  if (isElsewhere && link.endsWith(`/${schemaFile(descriptor.kind)}`)) return;
  yield diagnose(descriptor, ['$schema'], { ...finding('schema/link', { schema: right }), fix: right });
});
