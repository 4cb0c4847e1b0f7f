import { hostileOr, memoizeEntries } from '../../entries';
import { mapById } from '../../query/by-id';
import { oneOf, seeded, type Random } from '../../random';
import { story } from '../../story';
import { cloudAssets } from '../cloud/generate';
import { endpoints } from '../endpoints/generate';
import { authoredBucket, authoredFileServer } from './authored';
import { store } from './store';
import type { DataStore } from './types';

const FILE_SERVERS = 45;
const FOLDERS = 30;
/** Index of the folder whose name a spreadsheet would run as a formula. */
const ODD = 3;
const FORMULA = '=HYPERLINK("http://parcel-notice.example","Offers")';

const shares = ['contracts', 'payroll', 'projects', 'exports', 'scans', 'applicants', 'invoices', 'archive'] as const;
const folders = [
  'Customer offers',
  'Team calendar',
  'Supplier audits',
  'Health checks',
  'Board papers',
  'Onboarding',
] as const;

/** All data stores, the story's first. */
export const dataStores: () => readonly DataStore[] = memoizeEntries(() => {
  const next = seeded('data stores of the month');
  const buckets = cloudAssets().filter(({ type, id }) => type === 'storage' && id !== story.bucket);
  return [
    authoredFileServer(),
    authoredBucket(),
    ...servers(next),
    ...buckets.map(({ id, name, risk: score, broken }, index): DataStore => {
      const location = id.startsWith('arn:aws:s3:::') ? id.replace('arn:aws:s3:::', 's3://') : id;
      const exposure = broken.some(({ opens }) => opens) ? 'public' : 'restricted';
      return { ...store(next, `bucket-${index + 1}`, name), kind: 'bucket', location, risk: score, exposure, arn: id };
    }),
    ...Array.from({ length: FOLDERS }, (_, index): DataStore => {
      const name = index === ODD ? hostileOr(FORMULA, `offers ${index + 1}`) : `${oneOf(next, folders)} ${index + 1}`;
      const location = `https://share.${story.companyDomain}/sites/${encodeURIComponent(name)}`;
      return { ...store(next, `folder-${index + 1}`, name), kind: 'saasFolder', location };
    }),
  ];
});

/** Every data store by id. */
export const dataStoresById: () => ReadonlyMap<string, DataStore> = memoizeEntries(() => mapById(dataStores()));

function servers(next: Random): readonly DataStore[] {
  const found = endpoints().filter(({ name, os }) => name.startsWith('SRV-') && os === 'windows');
  return found.slice(1, 1 + FILE_SERVERS).map((server, index): DataStore => {
    const share = oneOf(next, shares);
    return {
      ...store(next, `share-${index + 1}`, `${server.name} ${share}`),
      location: `\\\\${server.name}\\${share}`,
      risk: server.risk,
      endpointId: server.id,
    };
  });
}
