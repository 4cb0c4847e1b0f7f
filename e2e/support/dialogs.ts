import { story } from '../../demo/company/story';
import { descriptorsIn } from './descriptors';

/** A dialog of the descriptors and the inputs that `console:open-dialog` hands to it. */
export interface DialogOpening {
  readonly id: string;
  readonly inputs: object;
}

const alerts = [{ ids: [story.workbench], versions: [] }];

/** Inputs of dialogs that are empty, or show only an error, without them. */
const inputs: Readonly<Record<string, readonly object[]>> = {
  'access-changed': [{ logoutType: 1 }, { logoutType: 2 }],
  'alert-close': alerts,
  'alert-edit': alerts,
  'attack-path': [{ scenario: 'apt28' }, { scenario: 'black_basta' }],
  'attack-simulator': [0, 1, 2, 3, 4, 5].map((slide) => ({ slide })),
  'case-edit': [{ id: 'CASE-1042', version: '' }],
  'company-console-notice': [{ message: 'The role management has moved.' }],
  'full-screen-page': [{ url: '/__demo/pages/vendor.html', title: 'Vendor' }],
  generic: [
    { title: 'Text', text: 'A text of the opener' },
    { title: 'Vendor', url: '/__demo/pages/vendor.html' },
  ],
  'jump-failed': [{ status: 500, message: 'Something went wrong.' }],
  mfa: [{ level: 'company' }, { level: 'user' }],
  'pre-release': [{ key: 'ai-companion', needAction: true, disclaimer: 'genAI' }],
  session: ['showIdleWarning', 'showIdleTimeout', 'showSessionWarning', 'showSessionTimeout'].map((view) => ({
    countdownValue: 45,
    [view]: true,
  })),
  'session-kicked': [{ seconds: 90 }],
  'suspicious-object-expiry': [{ ids: ['so-1'], versions: [] }],
};

/** A lock, which hides what is below it and what is opened after it. */
const isLock = ({ id }: { readonly id: string }): boolean => id === 'session';

/**
 * An opening of every dialog of the descriptors; of a dialog with several variants, one for each. Each can be opened
 * while those before it are still there.
 */
export const dialogOpenings: readonly DialogOpening[] = descriptorsIn('dialogs')
  .toSorted((one, other) => Number(isLock(one)) - Number(isLock(other)))
  .flatMap(({ id }) => (inputs[id] ?? [{}]).map((each) => ({ id, inputs: each })));
