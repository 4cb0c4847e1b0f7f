import { diagnose } from '../diagnostic';
import { kinds } from '../model';
import { local } from './local';
import { stringAt } from '../parse/read';

/** A descriptor that names its schema names the one it is checked against, so that editors say the same as the compiler. */
export const schemaLinks = local(kinds, function* (descriptor) {
  const link = stringAt(descriptor.value, '$schema');
  const up = '../'.repeat(descriptor.file.path.split('/').length - 1);
  const right = `${up}schemas/${descriptor.kind}.schema.json`;
  if (link === undefined || link === right) return;
  yield diagnose(descriptor, ['$schema'], {
    code: 'schema/link',
    message: 'This is not the schema of this descriptor.',
    hint: `Use "${right}".`,
    fix: right,
  });
});
