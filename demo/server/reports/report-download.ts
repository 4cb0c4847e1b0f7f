import { runById } from '../../company/reports/finished';
import type { World } from '../handler';
import { fileOf } from './report-file';

/** The file of a report behind a secret address, or 410 when the address is past its time. */
export function reportDownload(world: World, secret: string): Response {
  const download = world.state.reports.downloads.get(secret);
  const run = download && runById(world, download.report);
  if (!download || !run) return new Response('This file does not exist.', { status: 404 });
  if (download.expires < world.now()) return new Response('This address has expired.', { status: 410 });
  const name = `${run.title.replaceAll(/[^\w.-]+/g, '-').slice(0, 60)}-${dayOf(run.at)}.csv`;
  return new Response(fileOf(world, run).text, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-store',
    },
  });
}

function dayOf(seconds: number): string {
  return new Date(seconds * 1000).toISOString().slice(0, 10);
}
