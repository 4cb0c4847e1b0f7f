import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { shippedKinds } from '../../codegen/language/kind-table';

const root = join(import.meta.dirname, '../../descriptors');

/** A shipped descriptor of one kind, as its file says it. */
export interface ShippedDescriptor<Content> {
  /** Name of the file without its ending. */
  readonly id: string;
  readonly content: Content;
}

/** The shipped descriptors of a folder, without the companions beside them, such as scenarios. */
export function descriptorsIn<Content>(folder: string): readonly ShippedDescriptor<Content>[] {
  return readdirSync(join(root, folder)).flatMap((name) => {
    const parsed = shippedKinds.parseDescriptorPath(`${folder}/${name}`);
    if ('problem' in parsed || shippedKinds.row(parsed.kind).isCompanion) return [];
    const content: Content = JSON.parse(readFileSync(join(root, folder, name), 'utf8'));
    return [{ id: parsed.id, content }];
  });
}
