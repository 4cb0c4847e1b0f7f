import type { Descriptor, Json } from '../model';
import type { Operation } from '../openapi/contract';
import type { Project } from '../project';
import { member, stringAt } from '../parse/read';

/** The operation that an object of a descriptor calls: its own, or that of the source it asks again. */
export function operationOf(
  { contract }: Project,
  { value }: Descriptor,
  holder: Json | undefined,
): Operation | undefined {
  const name =
    stringAt(holder, 'type') === 'refresh'
      ? stringAt(member(member(value, 'sources'), stringAt(holder, 'source') ?? ''), 'operation')
      : stringAt(holder, 'operation');
  return name === undefined ? undefined : contract.operations.get(name);
}
