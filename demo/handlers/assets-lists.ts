import type { Handlers } from '../handler';
import { cloudAssetList, cloudSummary } from '../month/lists/cloud-list';
import { containerList, containerSummary } from '../month/lists/container-list';
import { dataStoreList } from '../month/lists/data-store-list';
import { emailAccountList } from '../month/lists/email-account-list';
import { endpointList } from '../month/lists/endpoint-list';
import { identityList } from '../month/lists/identity-list';
import { mobileList } from '../month/lists/mobile-list';

/** Answers about the inventories of assets. */
export const assetListHandlers = {
  endpointList,
  mobileList,
  containerList,
  containerSummary,
  cloudAssetList,
  cloudSummary,
  identityList,
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
