import { isInAppPath } from '../api/safe-address';
import { dialogs, type DialogId } from '../generated/catalogue';
import { errorRows } from '../generated/errors';
import { isRecord, isString } from '../lib/json';
import { own } from '../lib/own';
import { readDrawerRequest, type DrawerRequest } from './drawer-input';
import { readObjectGroup, type ObjectGroupInput } from './object-group';
import { readBanners, type GivenBanner } from './read-banners';
import { readPreReleaseRequest, type PreReleaseRequest } from './pre-release-record';
import { readSessionParams } from './session-dialog';
import type { Toast } from './toasts';

/** Events that the console hears, with what their details are read as. */
export interface IncomingEvents {
  'console:open-drawer': DrawerRequest;
  'console:close-drawer': null;
  'console:open-object-group': ObjectGroupInput;
  'console:open-dialog': { readonly dialog: DialogId; readonly params: Readonly<Record<string, unknown>> };
  'console:set-banners': readonly GivenBanner[];
  'console:navigate': { readonly to: string };
  'console:open-asset': AssetRequest;
  'console:jump-role-management': null;
  'console:timeout-settings-changed': null;
  'console:session-message': SessionMessage;
  'console:read-pre-release': PreReleaseRequest;
}

/** An asset to show on its screen. */
export interface AssetRequest {
  readonly assetType: 'device' | 'cloudAsset' | 'user';
  readonly assetId: string;
  readonly tab?: 'asset_profile';
}

/** What a console inside a frame of this page has to say of its session. */
export interface SessionMessage {
  readonly message: string;
  readonly intent: Toast['intent'];
}

/** Reads the detail of an event; `undefined` when it has the wrong shape. */
export type Reader<T> = (detail: unknown) => T | undefined;

/** The reader of each event. */
export const readers: { readonly [Name in keyof IncomingEvents]: Reader<IncomingEvents[Name]> } = {
  'console:open-drawer': readDrawerRequest,
  'console:close-drawer': () => null,
  'console:open-object-group': readObjectGroup,
  'console:open-dialog': readDialog,
  'console:set-banners': readBanners,
  'console:navigate': readTarget,
  'console:open-asset': readAsset,
  'console:jump-role-management': () => null,
  'console:timeout-settings-changed': () => null,
  'console:session-message': readSessionMessage,
  'console:read-pre-release': readPreReleaseRequest,
};

function readDialog(detail: unknown): IncomingEvents['console:open-dialog'] | undefined {
  if (!isRecord(detail)) return undefined;
  const { dialog, ...params } = detail;
  if (!isString(dialog) || !isDialogId(dialog)) return undefined;
  const read = dialog === 'session' ? readSessionParams(params) : params;
  return read && { dialog, params: read };
}

function isDialogId(name: string): name is DialogId {
  return Object.hasOwn(dialogs, name);
}

function readTarget(detail: unknown): IncomingEvents['console:navigate'] | undefined {
  const to = own(detail, 'to');
  return isInAppPath(to) ? { to } : undefined;
}

const assetTypes = ['device', 'cloudAsset', 'user'] as const;

function readAsset(detail: unknown): AssetRequest | undefined {
  const assetType = assetTypes.find((type) => type === own(detail, 'assetType'));
  const assetId = own(detail, 'assetId');
  const tab = own(detail, 'tab');
  if (!assetType || !isString(assetId) || (tab !== undefined && tab !== 'asset_profile')) return undefined;
  return { assetType, assetId, ...(tab === 'asset_profile' && { tab }) };
}

/** Only what the error rows themselves say of a session. */
function readSessionMessage(detail: unknown): SessionMessage | undefined {
  const row = errorRows.find(
    ({ signal, message }) => signal && isString(message) && message === own(detail, 'message'),
  );
  return row?.message === undefined ? undefined : { message: row.message, intent: row.intent ?? 'danger' };
}
