import type { Answer } from '~/generated/contract/operations';
import { isRecord } from '~/lib/json';

/** A host as the server tells it. */
export type Host = Answer<'bigtableEndpoint'>;

const products: readonly unknown[] = ['sensor', 'endpoint-protection', 'workload-protection', 'unified'];

/** Members of a host with those of a product profile laid over them. */
export function withProfile(host: Host, profile: unknown): Host {
  return isRecord(profile) ? { ...host, ...profile } : host;
}

/** Which product a tab is about. */
export function productOf(host: Host, profile: unknown): string {
  const named = typeof profile === 'string' ? profile.toLowerCase() : '';
  if (products.includes(named)) return named;
  if (host.instance?.is_v1es === true) return 'unified';
  const installed = (host.product_installed ?? []).map((name) => name.toLowerCase());
  if (installed.some((name) => name.includes('server') || name.includes('workload'))) return 'workload-protection';
  return installed.some((name) => name.includes('protection')) ? 'endpoint-protection' : 'sensor';
}

/** Name of the operating system in lower case. */
export function systemOf(host: Host): string {
  return host.os?.platform?.toLowerCase() ?? '';
}
