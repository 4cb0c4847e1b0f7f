import { isTrue } from '~/descriptor/is-shown';
import { predicates } from '~/generated/console/predicates';
import { defaultView, views, type Flag, type Permission } from '~/generated/console/vocabulary';
import { getOwn, ownText } from '~/lib/get-own';
import { isRecord } from '~/lib/json';

/** The view of the signed-in user. */
export type View = (typeof views)[number];

/** The signed-in user. */
export interface Profile {
  readonly userName: string;
  readonly accountId: string;
  readonly userId: string | undefined;
  readonly companyName: string | undefined;
  readonly companyGuid: string | undefined;
  readonly role: string | undefined;
  readonly email: string | undefined;
  readonly logo: string | undefined;
  readonly partnerId: string | undefined;
  /** Changes when the settings of the console change. */
  readonly settingsHash: string | undefined;
  /** The zone in the settings of the account, which `session/zone.ts` validates. */
  readonly timeZone: string | undefined;
  readonly userType: string | undefined;
  readonly view: View;
  readonly isFoundation: boolean;
  /** True for each assistant that may start. */
  readonly assistants: { readonly ai: boolean; readonly caseLog: boolean; readonly helpKit: boolean };
  readonly access: Access;
  /** The answer itself, which expressions read as `profile`. */
  readonly answer: Readonly<Record<string, unknown>>;
}

/** Reads the answer of `getAuth`. Wrong members count as absent; a member that grants something must be exact. */
export function readProfile(value: unknown): Profile {
  const answer = isRecord(value) ? value : {};
  const advanced = getOwn(answer, 'advancedInfo');
  return {
    userName: ownText(answer, 'user_name') ?? '',
    accountId: ownText(answer, 'account_id') ?? '',
    userId: ownText(answer, 'user_id'),
    companyName: ownText(answer, 'companyName'),
    companyGuid: ownText(answer, 'companyGUID'),
    role: ownText(answer, 'role'),
    email: ownText(getOwn(answer, 'accountProfile'), 'email'),
    logo: ownText(answer, 'logo'),
    partnerId: ownText(answer, 'partnerId'),
    settingsHash: ownText(getOwn(answer, 'consoleSettings'), 'hash'),
    timeZone: ownText(getOwn(answer, 'consoleSettings'), 'timeZone'),
    userType: ownText(advanced, 'userType'),
    view: views.find((view) => view === getOwn(advanced, 'view')) ?? defaultView,
    isFoundation: getOwn(advanced, 'isFoundation') === true,
    assistants: {
      ai: Boolean(getOwn(answer, 'aidialog')),
      caseLog: Boolean(getOwn(answer, 'caseLogApp')),
      helpKit: Boolean(getOwn(answer, 'helpKitApp')),
    },
    access: readAccess(getOwn(answer, 'access')),
    answer,
  };
}

/** True for the view of an enterprise. */
export function isEnterprise(view: View): boolean {
  return isTrue(predicates.enterpriseView, { view });
}

/** The names of flags or permissions that are on, in the form that expressions read. */
export type Switches = Readonly<Record<string, 1>>;

/** The rights of the signed-in user. */
export interface Access {
  readonly console: boolean;
  readonly account: boolean;
  readonly company: boolean;
  readonly flags: Switches;
  readonly permissions: Switches;
}

/** Reads the member `access` of the profile. Exactly 1 is on, everything else is off. */
export function readAccess(value: unknown): Access {
  return {
    console: getOwn(value, 'console') === 1,
    account: getOwn(value, 'account') === 1,
    company: getOwn(value, 'company') === 1,
    flags: switchedOn(getOwn(value, 'flagsState')),
    permissions: switchedOn(getOwn(value, 'permissions')),
  };
}

/** True if a flag or permission is on. */
export function isOn(switches: Switches, name: Flag | Permission): boolean {
  return Object.hasOwn(switches, name);
}

function switchedOn(value: unknown): Switches {
  const names = isRecord(value) ? Object.keys(value).filter((name) => value[name] === 1) : [];
  return Object.fromEntries(names.map((name) => [name, 1] as const));
}

/** True if the user may see the shell, as `predicates.json` decides. Without a profile only the region is known. */
export function canEnterConsole(
  profile: Pick<Profile, 'access' | 'isFoundation'> | undefined,
  region: string,
): boolean {
  return isTrue(predicates.canEnterConsole, {
    region,
    flags: profile?.access.flags,
    profile: { advancedInfo: { isFoundation: profile?.isFoundation } },
  });
}
