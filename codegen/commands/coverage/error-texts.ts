import { byErrorOrder } from '../../2-analyze/analysis';
import { concerns, errorRowsOf, hasStatus } from '../../3-check/error-rows';
import type { Project } from '../../1-parse/project';
import { valueAt } from '../../language/address';
import { isRecord } from '~/lib/json';

/** An error number of the contract that has no text of its own. */
export interface ErrorWithoutText {
  readonly operation: string;
  readonly status: number;
  readonly number: number;
  /** The kind of the policy that decides it; absent if no row does. */
  readonly policy?: string;
}

/** The error numbers that show no message, or the same as errors without a number. */
export function errorsWithoutText(project: Project): readonly ErrorWithoutText[] {
  const rows = project.of('errors').flatMap((descriptor) =>
    errorRowsOf(descriptor).map((row) => {
      const policy = valueAt(descriptor.value, [...row.at, 'policy']);
      return { ...row, policy: isRecord(policy) ? policy : {} };
    }),
  );
  const sorted = rows.toSorted(byErrorOrder);
  const general = new Set(rows.flatMap(({ number, policy }) => (number === undefined ? (policy.message ?? []) : [])));
  return [...project.contract.operations.values()].flatMap((operation) =>
    [...operation.errorNumbers].flatMap(([status, numbers]) =>
      numbers.flatMap((number) => {
        const row = sorted.find(
          (one) => concerns(one, operation) && hasStatus(one, status) && (one.number ?? number) === number,
        );
        const { kind, message } = row?.policy ?? {};
        if (message !== undefined && !general.has(message)) return [];
        return [{ operation: operation.id, status, number, ...(typeof kind === 'string' && { policy: kind }) }];
      }),
    ),
  );
}
