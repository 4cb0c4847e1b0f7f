import { trustedAddress, type Trust } from '../../../api/safe-address';
import type { FrameScreen } from '../../../generated/descriptor-types';

/** Where an embedded application stands, and what its frame lets it do. */
export interface FramePlace {
  readonly href: string;
  readonly sandbox: string;
  /** Origin of its messages: that of its address, `null` as text where the sandbox leaves it none. */
  readonly origin: string;
  /** Whether the console could look into it: a page that refused to be embedded is told from one that came. */
  readonly isOpen: boolean;
}

/** The place of an application; nothing for an address of a foreign origin. */
export function framePlace(address: unknown, sandbox: FrameScreen['sandbox'], trust: Trust): FramePlace | undefined {
  const url = trustedAddress(address, trust);
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  const keepsOrigin = sandbox?.includes('same-origin') === true;
  return {
    href: url.href,
    sandbox: ['scripts', ...(sandbox ?? [])].map((right) => `allow-${right}`).join(' '),
    origin: keepsOrigin ? url.origin : 'null',
    isOpen: keepsOrigin && url.origin === trust.own,
  };
}
