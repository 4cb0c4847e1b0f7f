import { html } from 'hono/html';
import { page } from './page';

/** Substitutes for pages outside the console, by path: title and text. */
const PAGES: Readonly<Record<string, readonly [title: string, text: string]>> = {
  '/__demo/pages/vendor.html': ['Vendor', 'This page stands for the site of the vendor.'],
  '/__demo/pages/cas.html': ['Cloud application security', 'This page stands for the e-mail policy console.'],
  '/__demo/pages/cloud-workload.html': ['Cloud workload service', 'This page stands for the cloud workload service.'],
  '/__demo/pages/sandbox-help.html': [
    'Sandbox help',
    'An object is not analyzed when its type is unknown or it is too large.',
  ],
  '/__demo/pages/reputation.html': ['Reputation', 'This page stands for a service that knows addresses and hashes.'],
  '/__demo/pages/upgrade.html': ['Upgrade', 'This page stands for the start of the upgrade.'],
  '/__demo/pages/role-management.html': ['Role management', 'This page stands for the other console.'],
  '/ui/bc/iam/contact-support': ['Contact support', 'Write to support@halden-optics.example.'],
  '/ui/sjg/idInventory/adGroupList.html': ['Directory groups', 'Domain Users, Finance, Accounts payable.'],
  '/ui/uic/mfa/login.html': ['Second factor', 'Set up a second factor for your account.'],
};

/** Paths of all those pages. */
export const outsidePaths = Object.keys(PAGES);

/** One of those pages. */
export function outsidePage(path: string) {
  const [title, text] = PAGES[path] ?? ['Not here', 'This page does not exist.'];
  return page(
    title,
    undefined,
    html`<h1>${title}</h1>
      <p>${text}</p>`,
  );
}

/** The page of one technique, for addresses like `v15/techniques/T1059/001/`. */
export function techniquePage(tail: string) {
  const [version = '', , ...technique] = tail.split('/').filter((part) => part !== '');
  const name = technique.join('.');
  return page(
    name,
    undefined,
    html`<h1>Technique ${name}</h1>
      <p>As described in version ${version}.</p>`,
  );
}

/** The page that takes an object into the sandbox. */
export function submissionPage(query: Readonly<Record<string, string>>) {
  return page(
    'Submit to sandbox',
    undefined,
    html`<h1>Submit to sandbox</h1>
      <dl>
        <dt>Type</dt>
        <dd>${query.target_type ?? '-'}</dd>
        <dt>Object</dt>
        <dd class="mono">${query.url ?? '-'}</dd>
        <dt>Asked from</dt>
        <dd>${query.source_name ?? '-'}</dd>
      </dl>
      <form method="post"><button>Submit</button></form>`,
  );
}

/** The page after a submission. */
export function submittedPage() {
  return page(
    'Submitted',
    undefined,
    html`<h1>Submitted</h1>
      <p>The result is there in a few minutes.</p>`,
  );
}
