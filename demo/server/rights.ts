import { Refusal, signedIn, type World } from './handler';
import { profileOf } from './profile';
import type { Account } from '../company/administration/accounts';
import { analystById, nameOfAccount } from '../company/administration/analysts';

/** A call with its account. */
interface AccountCall {
  readonly account: Account | undefined;
  readonly world: World;
}

/** Whether the account of a call has a permission. */
export function isAllowed(call: AccountCall, permission: string): boolean {
  return profileOf(signedIn(call), call.world).access.permissions?.[permission] === 1;
}

/** The refusal of a call whose account does not have a permission; nothing if it has. */
export function refusalWithout(call: AccountCall, permission: string): Refusal | undefined {
  if (isAllowed(call, permission)) return undefined;
  return new Refusal(403, 403000, `The permission ${permission} is missing.`, permission);
}

/** The name of the person who calls. */
export function authorOf(call: Pick<AccountCall, 'account'>): string {
  const { user_name: account } = signedIn(call).profile;
  return analystById(account)?.name ?? nameOfAccount(account);
}
