import { drawerNames } from './model/drawer';
import { formNames } from './model/form';

/** What is compared. The console is compared with `hand`. */
export const peerNames = ['hand', 'console', 'rjsf', 'react-admin'] as const;

/** The name of a peer. */
export type PeerName = (typeof peerNames)[number];

/** The pages of the comparison: each is a file of a built peer, without `.html`. */
export const pageNames = [
  'shell',
  ...drawerNames.map((name) => `drawer-${name}` as const),
  ...formNames.map((name) => `form-${name}` as const),
] as const;

/** The name of a page. */
export type PageName = (typeof pageNames)[number];

/** Whether a peer has a page: rjsf is a library of forms and has no shell. */
export function hasPage(peer: PeerName, page: PageName): boolean {
  return peer !== 'rjsf' || page !== 'shell';
}
