import type { Contract, Operation } from '../../../codegen/openapi/contract';

/** A contract of operations without parameters; each can be given what matters to a test. */
export function contractOf(operations: Readonly<Record<string, Partial<Operation>>>): Contract {
  return {
    operations: new Map(
      Object.entries(operations).map(([id, given]): [string, Operation] => [
        id,
        {
          id,
          method: 'get',
          path: `/${id}`,
          file: 'openapi/test.yaml',
          parameters: [],
          bodyRequired: false,
          answer: { is: 'any' },
          errorNumbers: new Map(),
          safe: true,
          ...given,
        },
      ]),
    ),
  };
}
