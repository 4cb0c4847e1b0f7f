import type { QueryClient } from '@tanstack/react-query';
import type { OperationId } from '~/generated/contract/operations';

/**
 * Requests again what operations have answered, wherever it is shown; other answers of them when they are shown again.
 * The old answers stay visible until the new ones come.
 */
export function readAgain(queries: QueryClient, operations: readonly OperationId[]): void {
  void queries.invalidateQueries({ predicate: ({ meta }) => operations.some((id) => id === meta?.operation) });
}
