import type { WireAnswer } from '~/generated/contract/operations';
import { checksum } from '../files';
import { timeOf, type Clock } from '../time/age';
import type { CaseFile } from './types';

/** A file of a case as answers have it. */
export async function fileItem(
  world: Clock,
  { id, name, age, addedBy, comment, content }: CaseFile,
): Promise<WireAnswer<'addCaseFile'>['data']> {
  const [size, sha256] = [content.byteLength, await checksum('SHA-256', content)];
  return { id, name, size, sha256, added: timeOf(world, age), addedBy, comment };
}
