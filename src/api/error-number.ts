import { own } from '../lib/own';

/** The error number of a body: `info.number`, else `error.code`, else `error.number`; a number or its digits. */
export function errorNumber(body: unknown): number | undefined {
  const info = own(body, 'info');
  const error = own(body, 'error');
  for (const candidate of [own(info, 'number'), own(error, 'code'), own(error, 'number')]) {
    if (Number.isSafeInteger(candidate) && typeof candidate === 'number') return candidate;
    if (typeof candidate === 'string' && /^\d{1,15}$/.test(candidate)) return Number(candidate);
  }
  return undefined;
}
