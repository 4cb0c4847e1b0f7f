import { setImmediate } from 'node:timers/promises';
import { accounts } from '../../demo/company/administration/accounts';
import type { DemoBackend } from './demo';

/** One call for each part of the demo company's month that takes its time to come about. */
const paths = [
  '/ui/assets/api/v1/endpoints?limit=1',
  '/ui/activity/api/v1/alerts?limit=1',
  '/ui/activity/api/v1/mails?limit=1',
  '/ui/activity/api/v1/processes?limit=1',
  '/ui/overview/api/v1/alert-trend',
  '/ui/overview/api/v1/recent-indicators',
  '/ui/overview/api/v1/search?keyword=a&limit=1',
];

/** Makes the month before the first page asks for it; calls of pages are answered in between. */
export async function warmUp({ app }: DemoBackend): Promise<void> {
  const token = accounts[0]?.token ?? '';
  for (const path of paths) {
    await setImmediate();
    await app.fetch(
      new Request(`http://demo${path}`, { headers: { 'uic-token': token, 'X-Trace-Id': crypto.randomUUID() } }),
    );
  }
}
