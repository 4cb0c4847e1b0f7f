import { readContract } from '~/codegen/1-parse/openapi/read-contract';
import type { ContractSchema } from '~/codegen/1-parse/openapi/contract';
import type { Json } from '~/codegen/language/model';
import { dialogs, drawers, screens } from '~/generated/console/catalogue';
import { operations, type OperationId } from '~/generated/contract/operations';
import { isRecord, isString } from '~/lib/json';
import { files } from '../demo/support';
import { plainSchema } from './plain-schema';
import { recordsIn } from '../records-in';

/** A part of a descriptor that has sources, and the name of one of them. */
export interface Reader {
  /** The drawer, dialog or screen. */
  readonly id: string;
  readonly part: Readonly<Record<string, unknown>>;
  readonly source: string;
}

/** An operation whose answers drawers, dialogs and screens read. */
export interface OperationRead {
  readonly id: OperationId;
  readonly schema: ContractSchema;
  /** The same schema without references. */
  readonly plain: Json;
  readonly readers: readonly Reader[];
}

const { contract, documents } = readContract(files.documents);

/** Every operation that is a source of something shipped. */
export async function operationsRead(): Promise<readonly OperationRead[]> {
  const readers = new Map<OperationId, Reader[]>();
  for (const [id, { load }] of [drawers, dialogs, screens].flatMap((each) => Object.entries(each))) {
    for (const part of recordsIn((await load()).default)) {
      for (const [source, described] of Object.entries(isRecord(part['sources']) ? part['sources'] : {})) {
        const operation = isRecord(described) ? described['operation'] : undefined;
        if (!isOperationId(operation)) throw new Error(`Source ${source} of ${id} calls nothing.`);
        readers.set(operation, [...(readers.get(operation) ?? []), { id, part, source }]);
      }
    }
  }
  return [...readers].map(([id, of]) => {
    const schema = contract.operations.get(id)?.schemas.answers.get('200');
    if (!schema) throw new Error(`The contract has no answer of ${id}.`);
    return { id, schema, plain: plainSchema(schema, documents), readers: of };
  });
}

function isOperationId(name: unknown): name is OperationId {
  return isString(name) && Object.hasOwn(operations, name);
}
