import { diagnose } from '../diagnostics/diagnostic';
import { finding, type Finding, hint } from '../diagnostics/finding';
import { spanOf } from '../diagnostics/locate';
import type { Diagnostic } from '../language/model';
import type { Contract, Operation } from '../1-parse/openapi/contract';
import type { Project } from '../1-parse/project';
import { sharedMessages, valueNames } from '../2-analyze/analysis';
import { decidingRows } from './deciding-rows';
import { unknownPrefix } from './nearest-prefix';
import { perDescriptor } from './per-descriptor';
import { concerns, errorRowsOf, hasStatus, type ErrorRow } from './error-rows';

/** Every failure of every operation has one row that decides it, and every row decides some failure. */
export const errors = perDescriptor(['errors'], function* (project, descriptor) {
  const rows = errorRowsOf(descriptor);
  const first = new Map<string, number>();
  const { contract } = project;
  const deciding = decidingRows(contract.operations.values(), rows);
  for (const [index, row] of rows.entries()) {
    const { operation = '', prefix = '', status = '', number = '' } = row;
    const key = [operation, prefix, status, number].join(' ');
    const same = first.get(key);
    if (same === undefined) first.set(key, index);
    else yield diagnose(descriptor, row.at, finding('error/duplicate', { row: same + 1 }));
    const hasTwoTargets = row.operation !== undefined && row.prefix !== undefined;
    if (hasTwoTargets) yield diagnose(descriptor, [...row.at, 'prefix'], { ...finding('error/target'), key: true });
    // A row for everything is also there for operations that are added later.
    const isForAll = key.trim() === '';
    const isDeciding = deciding.has(row) || isForAll || same !== undefined || hasTwoTargets;
    if (!contract.isIncomplete) yield* checkReachable(row, isDeciding, project);
  }
  for (const gap of gapsOf(contract, rows)) yield diagnose(descriptor, ['rows'], gap);
});

/** The message of a failure is shown with no values, so it has no placeholders. */
export const errorMessages = perDescriptor(['errors'], function* (project, descriptor) {
  const shared = sharedMessages(project);
  for (const [index, row] of (descriptor.authored.rows ?? []).entries()) {
    const policy = row?.policy;
    const message = policy && 'message' in policy ? policy.message : undefined;
    for (const name of valueNames(shared.get(message ?? '') ?? '')) {
      const found = finding('text/place.failure', { placeholder: `{${name}}` });
      yield diagnose(descriptor, ['rows', index, 'policy', 'message'], found);
    }
  }
});

/** A row is about a failure that some operation can have, and no row before it decides all of these. */
function* checkReachable(row: ErrorRow, isDeciding: boolean, { contract }: Project): Iterable<Diagnostic> {
  const { descriptor, at, operation, prefix, status, number } = row;
  // Unknown operations are told by their name.
  if (operation !== undefined && !contract.operations.has(operation)) return;
  const concerned = [...contract.operations.values()].filter((one) => concerns(row, one));
  if (concerned.length === 0) {
    // A row for everything concerns nothing only in a contract without operations.
    if (prefix === undefined) return;
    yield diagnose(descriptor, [...at, 'prefix'], unknownPrefix(prefix, contract));
  } else if (number !== undefined && !concerned.some((one) => documents(one, row))) {
    const known = numbersFor(row, concerned);
    const values = { number, status: status ?? 'any' };
    const [other, ...others] = statusesOf(concerned, number);
    if (other !== undefined && others.length === 0) {
      const found = finding('error/number.status', { ...values, other });
      const fix = { ...spanOf(descriptor.root, [...at, 'status']), text: String(other) };
      yield diagnose(descriptor, [...at, 'status'], { ...found, hint: hint('nearest', { name: String(other) }), fix });
      return;
    }
    yield diagnose(descriptor, [...at, 'number'], {
      ...(operation === undefined
        ? finding('error/number.any', values)
        : finding('error/number.operation', { operation, ...values })),
      ...(known.length > 0 && known.length <= 12 && { hint: hint('documented', { numbers: known.join(', ') }) }),
    });
  } else if (!isDeciding) yield diagnose(descriptor, at, finding('error/unreachable'));
}

/** The numbers that operations document for the status of a row. */
function numbersFor(row: ErrorRow, operations: readonly Operation[]): readonly number[] {
  const numbers = operations.flatMap(({ errorNumbers }) =>
    [...errorNumbers].flatMap(([status, documented]) => (hasStatus(row, status) ? documented : [])),
  );
  return [...new Set(numbers)];
}

/** The statuses for which some operation documents a number. */
function statusesOf(operations: readonly Operation[], number: number): readonly number[] {
  const statuses = operations.flatMap(({ errorNumbers }) =>
    [...errorNumbers].flatMap(([status, numbers]) => (numbers.includes(number) ? [status] : [])),
  );
  return [...new Set(statuses)];
}

function documents({ errorNumbers }: Operation, row: ErrorRow): boolean {
  return [...errorNumbers].some(
    ([status, numbers]) => hasStatus(row, status) && row.number !== undefined && numbers.includes(row.number),
  );
}

/** What operations can answer without a row that decides it. One row for everything closes the gaps of several. */
function* gapsOf({ operations }: Contract, rows: readonly ErrorRow[]): Iterable<Finding> {
  const open: { readonly operation: string; readonly status: string }[] = [];
  for (const operation of operations.values()) {
    const { numbers, statuses } = gapsOfOperation(operation, rows);
    yield* numbers;
    if (statuses.length > 0) open.push({ operation: operation.id, status: statuses.join(', ') });
  }
  const [first] = open;
  if (!first) return;
  const count = open.length;
  yield count === 1
    ? finding('error/missing.status', first)
    : { ...finding('error/missing.all', { count, ...first }), count };
}

function gapsOfOperation(operation: Operation, rows: readonly ErrorRow[]) {
  const concerning = rows.filter((row) => concerns(row, operation));
  const unnamed = [...operation.errorNumbers].flatMap(([status, numbers]) =>
    numbers
      .filter((number) => !concerning.some((row) => row.number === number && hasStatus(row, status)))
      .map((number) => finding('error/missing.number', { number, operation: operation.id, status })),
  );
  const general = concerning.filter((row) => row.number === undefined);
  const statuses = ['4xx', '5xx', 'none'].filter(
    (status) => !general.some((row) => row.status === undefined || row.status === status),
  );
  return { numbers: unnamed, statuses };
}
