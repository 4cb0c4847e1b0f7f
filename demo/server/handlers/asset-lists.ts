import type { Handlers } from '../handler';
import { cloudAssetList, cloudSummary } from '../../company/assets/cloud/list';
import { containerList, containerSummary } from '../../company/assets/containers/list';
import { dataStoreList } from '../../company/assets/data-stores/list';
import { emailAccountList } from '../../company/mailboxes/list';
import { endpointList } from '../../company/assets/endpoints/list';
import { identityList } from '../../company/identities/list';
import { effects } from '../response-tasks';
import { mobileList } from '../../company/assets/mobiles/list';

/** Answers about the inventories of assets. */
export const assetListHandlers = {
  endpointList: (call) => endpointList(call, effects(call.world, 'isolation')),
  mobileList,
  containerList,
  containerSummary,
  cloudAssetList,
  cloudSummary,
  identityList: (call) => identityList(call, effects(call.world, 'account')),
  emailAccountList,
  dataStoreList,
} satisfies Handlers<
  | 'endpointList'
  | 'mobileList'
  | 'containerList'
  | 'containerSummary'
  | 'cloudAssetList'
  | 'cloudSummary'
  | 'identityList'
  | 'emailAccountList'
  | 'dataStoreList'
>;
