import type { Answer } from '~/generated/contract/operations';
import { cloudAssetsById } from './generate';

/** The answer for a generated cloud asset. */
export function cloudAssetDetail(id: string): Answer<'cloudBasic'> | undefined {
  const asset = cloudAssetsById().get(id);
  return (
    asset && {
      assetName: asset.name,
      resourceGroup: asset.resourceGroup,
      provider: asset.account.provider,
      region: asset.region,
      service: asset.service,
      resourceLink: `https://console.cloud.example/${asset.account.provider.toLowerCase()}/${encodeURIComponent(asset.name)}`,
      tag: { account: asset.account.name, ...(asset.ownerTeam !== null && { owner: asset.ownerTeam }) },
    }
  );
}
