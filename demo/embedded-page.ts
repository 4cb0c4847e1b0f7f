import { embeddedReports } from './embedded-reports';
import type { Started } from './month/calendar';

/** Where the page of the embedded application takes its reports. */
const PLACE = '<!-- reports -->';

/** The page of the embedded application with the reports of the month in it. */
export function embeddedPage(page: string, world: Started): string {
  // No text of a report may end the script that holds it.
  const reports = JSON.stringify(embeddedReports(world)).replaceAll('<', '\\u003c');
  return page.replace(PLACE, () => reports);
}
