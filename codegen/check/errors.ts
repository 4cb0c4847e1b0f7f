import { diagnose } from '../diagnostic';
import type { Diagnostic } from '../model';
import type { Operation } from '../openapi/contract';
import type { Project, Rule } from '../project';
import { concerns, errorRowsOf, hasStatus, type ErrorRow } from './error-rows';
import { member, stringAt } from '../parse/read';

/** Every failure of every operation has one row that decides it, and every row decides some failure. */
export const errors: Rule = function* (project) {
  const descriptor = project.find('errors', 'errors');
  if (!descriptor) return;
  const rows = errorRowsOf(descriptor);
  const first = new Map<string, number>();
  for (const [index, row] of rows.entries()) {
    const { operation = '', prefix = '', status = '', number = '' } = row;
    const key = [operation, prefix, status, number].join(' ');
    const same = first.get(key);
    const hint = same === undefined ? undefined : `Row ${same + 1} has the same operation, prefix, status and number.`;
    if (hint) yield diagnose(descriptor, row.at, { code: 'error/duplicate', message: 'This row never decides.', hint });
    else first.set(key, index);
    yield* checkRow(row);
    if (project.contract.operations.size > 0) yield* checkReach(row, rows, project);
  }
  for (const operation of project.contract.operations.values()) {
    for (const message of gapsOf(operation, rows))
      yield diagnose(descriptor, ['rows'], { code: 'error/missing', message });
  }
};

function* checkRow({ descriptor, at, value, operation, prefix }: ErrorRow): Iterable<Diagnostic> {
  const show = stringAt(value, 'show') ?? '';
  const place = [...at, 'show'];
  if (operation !== undefined && prefix !== undefined) {
    const message = 'A row names an operation or a prefix, not both.';
    yield diagnose(descriptor, [...at, 'prefix'], { code: 'error/row', message, key: true });
  }
  const dialog = member(value, 'dialog');
  if (show === 'dialog' && dialog === undefined) {
    yield diagnose(descriptor, place, { code: 'error/row', message: '"dialog" is missing: it says which one.' });
  }
  if (show !== 'dialog' && dialog !== undefined) {
    const remark = { code: 'error/row', message: `"show": "${show}" opens no dialog.`, key: true };
    yield diagnose(descriptor, [...at, 'dialog'], remark);
  }
  const told = show === 'toast' || show === 'panel' || show === 'dialog';
  if (told && member(value, 'message') === undefined) {
    yield diagnose(descriptor, place, { code: 'error/row', message: `"message" is missing: a ${show} shows it.` });
  }
  if (!told && show !== 'empty' && member(value, 'message') !== undefined) {
    const remark = { code: 'error/row', message: `"show": "${show}" shows no message.`, key: true };
    yield diagnose(descriptor, [...at, 'message'], remark);
  }
  if (show === 'page' && member(value, 'signal') === undefined) {
    yield diagnose(descriptor, place, { code: 'error/row', message: '"signal" is missing: it says which page.' });
  }
}

/** A row is about a failure that some operation can give and that no more special row decides. */
function* checkReach(row: ErrorRow, rows: readonly ErrorRow[], { contract }: Project): Iterable<Diagnostic> {
  const { descriptor, at, operation, prefix, status, number } = row;
  // Unknown operations are told by their name.
  if (operation !== undefined && !contract.operations.has(operation)) return;
  const concerned = [...contract.operations.values()].filter((one) => concerns(row, one));
  if (concerned.length === 0) {
    const message = `No operation has a path that starts with ${JSON.stringify(prefix)}.`;
    yield diagnose(descriptor, [...at, 'prefix'], { code: 'error/unreachable', message });
  } else if (number !== undefined && !concerned.some((one) => documents(one, row))) {
    const known = [
      ...new Set(concerned.flatMap(({ errorNumbers }) => [...errorNumbers].flatMap(([, numbers]) => numbers))),
    ];
    const message = `${operation ?? 'No operation'} ${operation ? 'documents no' : 'documents'} number ${number} for status ${status}.`;
    const hint = known.length > 0 && known.length <= 12 ? `Documented: ${known.join(', ')}.` : undefined;
    yield diagnose(descriptor, [...at, 'number'], { code: 'error/number', message, ...(hint && { hint }) });
  } else if (operation === undefined && number === undefined && concerned.length > 0) {
    const decided = (one: Operation) =>
      rows.some((other) => isMoreSpecial(other, row) && concerns(other, one) && coversStatus(other, row));
    if (prefix === undefined || !concerned.every(decided)) return;
    const message = 'More special rows decide every failure of the operations below this prefix.';
    // Not wrong as such: the next operation below the prefix may need it.
    yield diagnose(descriptor, at, { severity: 'warning', code: 'error/unreachable', message });
  }
}

function documents({ errorNumbers }: Operation, row: ErrorRow): boolean {
  return [...errorNumbers].some(
    ([status, numbers]) => hasStatus(row, status) && row.number !== undefined && numbers.includes(row.number),
  );
}

/** Rows without number: with a status before without; then an operation before a prefix, a longer prefix before a shorter one. */
function isMoreSpecial(other: ErrorRow, row: ErrorRow): boolean {
  if (other.number !== undefined) return false;
  if ((other.status === undefined) !== (row.status === undefined)) return other.status !== undefined;
  return other.operation !== undefined || (other.prefix?.length ?? 0) > (row.prefix?.length ?? 0);
}

function coversStatus(other: ErrorRow, row: ErrorRow): boolean {
  if (other.status === undefined || other.status === row.status) return true;
  return row.status !== undefined && other.status === `${row.status[0] ?? ''}xx`;
}

/** What an operation can answer without a row that decides it. */
function* gapsOf(operation: Operation, rows: readonly ErrorRow[]): Iterable<string> {
  const own = rows.filter((row) => concerns(row, operation));
  for (const [status, numbers] of operation.errorNumbers) {
    for (const number of numbers) {
      const named = own.some((row) => row.number === number && hasStatus(row, status));
      if (!named) yield `No row names number ${number} of "${operation.id}" (status ${status}).`;
    }
  }
  const general = own.filter((row) => row.number === undefined);
  const open = ['4xx', '5xx', 'none'].filter(
    (status) => !general.some((row) => row.status === undefined || row.status === status),
  );
  if (open.length > 0) yield `No row decides what a failure of "${operation.id}" with status ${open.join(', ')} means.`;
}
