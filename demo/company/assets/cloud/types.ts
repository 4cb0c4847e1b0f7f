import type { Age } from '../../time/age';
import type { Misconfiguration } from './misconfigurations';
import type { CloudAccount, CloudType } from './services';

/** An asset at a cloud provider. */
export interface CloudAsset {
  /** The resource name by which its drawer opens. */
  readonly id: string;
  readonly name: string;
  readonly account: CloudAccount;
  readonly region: string | null;
  readonly type: CloudType;
  readonly service: string;
  readonly resourceGroup: string | null;
  /** The team that the owner tag names. */
  readonly ownerTeam: string | null;
  /** 0 to 100. */
  readonly risk: number;
  /** The rules that it breaks, the gravest first. */
  readonly broken: readonly Misconfiguration[];
  readonly lastSeen: Age;
}

/** The exposure of an asset: public when it breaks a rule that exposes it. */
export function exposureOf({ broken }: Pick<CloudAsset, 'broken'>): 'public' | 'internal' {
  return broken.some(({ opens }) => opens) ? 'public' : 'internal';
}
