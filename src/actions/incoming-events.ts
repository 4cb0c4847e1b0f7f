import { isInAppPath } from '~/api/safe-address';
import { dialogs } from '~/generated/console/catalogue';
import type { DialogId } from '~/generated/console/ids';
import { engine } from '~/generated/console/engine';
import { errorRows } from '~/generated/console/errors';
import { isRecord, isString } from '~/lib/json';
import { getOwn } from '~/lib/get-own';
import { readDrawerRequest, readObjectGroup, type DrawerRequest, type ObjectGroupInput } from '~/state/drawer/input';
import type { SessionMessage } from '~/session/error-reactions';
import { readBanners, type ExternalBanner } from '~/state/banners';
import { readPreReleaseRequest, type PreReleaseRequest } from './pre-release-request';
import { readSessionParams, sessionDialog } from './session-dialog';

/** The events that the console listens to, each with its detail. */
export interface IncomingEvents {
  'console:open-drawer': DrawerRequest;
  'console:close-drawer': null;
  'console:open-object-group': ObjectGroupInput;
  'console:open-dialog': { readonly dialog: DialogId; readonly params: Readonly<Record<string, unknown>> };
  'console:set-banners': readonly ExternalBanner[];
  'console:navigate': { readonly to: string };
  'console:open-asset': AssetRequest;
  'console:jump-role-management': null;
  'console:timeout-settings-changed': null;
  'console:session-message': SessionMessage;
  'console:read-pre-release': PreReleaseRequest;
}

/** The detail of `console:open-asset`: the asset, and the tab of its screen. */
export interface AssetRequest {
  readonly assetType: string;
  readonly assetId: string;
  readonly tab?: string;
}

/** Reads the detail of an event; `undefined` if it has the wrong shape. */
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
  const read = dialog === sessionDialog ? readSessionParams(params) : params;
  return read && { dialog, params: read };
}

function isDialogId(name: string): name is DialogId {
  return Object.hasOwn(dialogs, name);
}

function readTarget(detail: unknown): IncomingEvents['console:navigate'] | undefined {
  const to = getOwn(detail, 'to');
  return isInAppPath(to) ? { to } : undefined;
}

function readAsset(detail: unknown): AssetRequest | undefined {
  const { types = [], tabs = [] } = engine.assets ?? {};
  const assetType = types.find((type) => type === getOwn(detail, 'assetType'));
  const assetId = getOwn(detail, 'assetId');
  const tab = getOwn(detail, 'tab');
  const known = tabs.find((one) => one === tab);
  if (assetType === undefined || !isString(assetId) || tab !== known) return undefined;
  return { assetType, assetId, ...(known !== undefined && { tab: known }) };
}

/** Only a message that an error policy has for the session. */
function readSessionMessage(detail: unknown): SessionMessage | undefined {
  const given = getOwn(detail, 'message');
  for (const { policy } of errorRows) {
    if (policy.kind !== 'session' || policy.message === undefined || policy.message !== given) continue;
    return { message: policy.message, intent: policy.intent ?? 'danger' };
  }
  return undefined;
}
