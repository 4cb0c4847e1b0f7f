import { diagnose } from '../../diagnostics/diagnostic';
import { finding } from '../../diagnostics/finding';
import { schemaFile } from '../../language/kind-table';
import { schemaFolder } from '../../1-parse/load-schemas';
import { perEveryDescriptor } from '../per-descriptor';

/**
 * A descriptor that names its schema names the one it is checked against, so that editors say the same as the compiler.
 */
export const schemaLinks = perEveryDescriptor(function* (_project, descriptor) {
  const link = descriptor.authored.$schema;
  const up = '../'.repeat(descriptor.file.path.split('/').length - 1);
  const right = `${up}${schemaFolder}${schemaFile(descriptor.kind)}`;
  if (link === undefined || link === right) return;
  yield diagnose(descriptor, ['$schema'], { ...finding('schema/link', { schema: right }), fix: right });
});
