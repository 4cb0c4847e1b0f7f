import type { WireAnswer } from '~/generated/contract/operations';
import { hostileOr, memoizeEntries } from '../entries';
import { DAY, HOUR, type Age } from '../time/age';

type RequestItem = WireAnswer<'remoteSupportApprovals'>['data']['items'][number];

/** A request of an engineer for remote support. */
export interface SupportRequest extends Omit<RequestItem, 'requested' | 'expires'> {
  readonly requested: Age;
  /** Seconds from the request to its end, or to the end of the session that it led to. */
  readonly lasts: number;
}

/** Why requests were approved or rejected, by their number; some analysts gave no reason. */
const decisionReasons: Readonly<Record<number, string>> = {
  3: 'Agreed with the response team. Read access is enough.',
  4: 'A trial belongs into the test tenant.',
  8: 'Nobody of the vendor knows this engineer.',
  9: 'Announced in the maintenance calendar.',
};

/** Requests for remote support, newest first. */
const supportRequests: () => readonly SupportRequest[] = memoizeEntries(() => [
  request(1, 3 * HOUR, 'Noa Lindqvist', 'pending', `The sensor of 41 endpoints reports no module state.`),
  request(2, 20 * HOUR, 'Tomek Zieliński', 'pending', 'Sizes of the data lake do not match the bill.', 'read-write'),
  request(
    3,
    1.4 * DAY,
    'Noa Lindqvist',
    'approved',
    'Follow-up on the loader that ran on one laptop.',
    'read',
    3 * DAY,
  ),
  request(4, 4 * DAY, 'Maya Feldman', 'rejected', 'Wants to try a new detection model.', 'read-write'),
  request(5, 9 * DAY, 'Support team 3', 'expired', 'Policy is not handed out to the plant in Kraków.'),
  request(6, 13 * DAY, 'Tomek Zieliński', 'approved', 'Connector to the directory has lost its target.', 'read', DAY),
  request(7, 18 * DAY, 'Maya Feldman', 'expired', 'No answer to three mails about the case.'),
  request(
    8,
    24 * DAY,
    hostileOr('Pavel <script>alert(1)</script>', 'Pavel Horák'),
    'rejected',
    hostileOr('Unknown engineer.\u202E tseuqer', 'Wants to export the audit log.'),
    'read-write',
  ),
  request(9, 29 * DAY, 'Noa Lindqvist', 'approved', 'Yearly check of the settings.', 'read', 2 * DAY),
]);

/** What somebody has decided about a request. */
export type SupportDecision = Pick<SupportRequest, 'state' | 'decidedBy' | 'decisionReason'>;

/** The requests with the decisions since the start of the demo. */
export function supportRequestsNow(decisions: ReadonlyMap<string, SupportDecision>): readonly SupportRequest[] {
  return supportRequests().map((each) => ({ ...each, ...decisions.get(each.id) }));
}

/** The request that lets an engineer in at present. */
export function openSession(requests: readonly SupportRequest[]): SupportRequest | undefined {
  return requests.find(({ state, requested, lasts }) => state === 'approved' && lasts > requested);
}

function request(
  number: number,
  requested: Age,
  engineer: string,
  state: SupportRequest['state'],
  reason: string,
  scope: SupportRequest['scope'] = 'read',
  lasts = 2 * DAY,
): SupportRequest {
  const decidedBy = state === 'approved' || state === 'rejected' ? 'ada.lindholm' : null;
  return {
    id: `rs-${2100 - number}`,
    caseId: `CASE-${88_120 - number * 37}`,
    engineer,
    state,
    reason,
    scope,
    requested,
    lasts,
    decidedBy,
    decisionReason: decisionReasons[number] ?? null,
  };
}
