import type { Answer } from '~/generated/contract/operations';
import { story } from '../../story';

type CustomTags = Answer<'customTags'>;
type Rule = NonNullable<Answer<'ipsRules'>['items']>[number];

/** Custom tags by asset id. */
export function authoredTags(): ReadonlyMap<string, CustomTags> {
  const laptop: CustomTags = [
    { labelName: 'Location', tagValues: [{ value: 'Oslo' }] },
    { labelName: 'Owner', tagValues: [{ value: 'Finance' }, { value: 'Accounts payable' }] },
  ];
  return new Map([
    [story.laptop, laptop],
    [story.laptop.replace('ep-', 'dev-'), laptop],
  ]);
}

/** Intrusion prevention rules by resource id. */
export function authoredIpsRules(): ReadonlyMap<string, Rule> {
  return new Map<string, Rule>([
    ['ips-1001', { identifier: '1001234', name: 'Remote code execution over SMB' }],
    ['ips-1002', { identifier: '1002077', name: 'Directory traversal in a file service' }],
    ['ips-1003', { identifier: '1003410', name: 'Suspicious scheduled task over RPC' }],
  ]);
}
