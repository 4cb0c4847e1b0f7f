import { safeLink, type Trust } from '../../api/safe-address';
import type { ExternalRoute } from '../../generated/descriptor-types';
import { own } from '../../lib/own';
import type { Config } from '../../session/config';

/** Where an external route leads: the deployment's address for its link, if that may be followed. */
export function externalAddress(route: ExternalRoute, config: Config, trust: Trust): string | undefined {
  return safeLink(own(config.externalLinks, route.link), trust)?.href;
}
