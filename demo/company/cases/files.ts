import type { WireAnswer } from '~/generated/contract/operations';
import { timeOf, type Clock } from '../time/age';
import type { CaseFile } from './types';

/** A file of a case as answers have it. */
export function fileItem(world: Clock, { age, content, ...file }: CaseFile): WireAnswer<'addCaseFile'>['data'] {
  return { ...file, size: content.byteLength, added: timeOf(world, age) };
}
