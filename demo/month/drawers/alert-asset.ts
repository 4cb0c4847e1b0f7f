import type { Answer, PathParameters } from '../../../src/generated/operations';
import type { World } from '../../handler';
import { alerts } from '../alerts';
import { foundIn } from '../found-in';
import { monthRisk } from './asset-risk';

const kinds: ReadonlyMap<number, PathParameters<'riskOverview'>['type']> = new Map([
  [8, 'device'],
  [10, 'cloudAsset'],
  [11, 'user'],
]);

/** The risk of an asset that plays a part in an alert. */
export function alertAssetRisk(world: World, alertId: string, asset: string): Answer<'workbenchAsset'> | undefined {
  const object = foundIn(alerts(world), alertId)?.objects.find((each) => each.asset === asset);
  const type = kinds.get(object?.searchType ?? 0);
  return type === undefined ? undefined : (world.data.risks.get(asset) ?? monthRisk(world, { id: asset, type }));
}
