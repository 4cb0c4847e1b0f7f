import { hostileOr } from './entries';
import { alerts } from './alerts/generate';
import type { Alert } from './alerts/types';
import { endpoints } from './assets/endpoints/generate';
import { mobiles } from './assets/mobiles/generate';
import { mails } from './mail/generate';
import { people } from './people/generate';
import { countBy } from './query/counts';
import { riskLevel, riskLevels } from './risk-level';
import { hashes, story } from './story';
import { DAY, timeOf, type StartTime } from './time/age';

/** A text in the languages that the embedded application speaks. */
interface Words {
  readonly en: string;
  readonly ja: string;
}

/** A report of the embedded application. */
export interface Report {
  readonly id: string;
  readonly title: Words;
  /** ISO form. */
  readonly made: string;
  readonly figures: readonly { readonly label: Words; readonly count: number }[];
  /** Objects with a drawer, as the event `console:open-drawer` takes them. */
  readonly objects: readonly { readonly search_type: number; readonly id: string; readonly name: string }[];
  /** Pages of the console. */
  readonly pages: readonly { readonly label: Words; readonly to: string }[];
}

const LEVELS: Readonly<Record<string, Words>> = {
  high: { en: 'High risk', ja: '高リスク' },
  medium: { en: 'Medium risk', ja: '中リスク' },
  low: { en: 'Low risk', ja: '低リスク' },
};
const PRODUCTS: Readonly<Record<string, Words>> = {
  unified: { en: 'Endpoint security', ja: 'エンドポイントセキュリティ' },
  'endpoint-protection': { en: 'Endpoint protection', ja: 'エンドポイント保護' },
  'workload-protection': { en: 'Workload protection', ja: 'ワークロード保護' },
  sensor: { en: 'Sensor only', ja: 'センサーのみ' },
  none: { en: 'Unprotected', ja: '未保護' },
};

const SEVERITIES: Readonly<Record<string, Words>> = {
  critical: { en: 'Critical', ja: '重大' },
  high: { en: 'High', ja: '高' },
  medium: { en: 'Medium', ja: '中' },
  low: { en: 'Low', ja: '低' },
};
const ACTIONS: Readonly<Record<string, Words>> = {
  delivered: { en: 'Delivered', ja: '配信済み' },
  tagged: { en: 'Delivered with a warning', ja: '警告付きで配信' },
  quarantined: { en: 'Quarantined', ja: '隔離' },
  blocked: { en: 'Blocked', ja: 'ブロック' },
  removed: { en: 'Removed', ja: '削除' },
};

/** The reports of the embedded application, newest first. */
export function embeddedReports(world: StartTime): readonly Report[] {
  return [
    loaderReport(world),
    weekReport(world),
    mailReport(world),
    protectionReport(world),
    peopleReport(world),
    phonesReport(world),
    ...hostileOr([hostileReport(world)], []),
  ];
}

function loaderReport(world: StartTime): Report {
  return {
    id: 'loader',
    title: { en: `Incident: loader on ${story.laptopName}`, ja: `${story.laptopName} 上のローダー` },
    made: timeOf(world, DAY / 4),
    figures: [
      { label: { en: 'Endpoints', ja: 'エンドポイント' }, count: 2 },
      { label: { en: 'Files', ja: 'ファイル' }, count: 3 },
      { label: { en: 'User accounts', ja: 'ユーザアカウント' }, count: 1 },
    ],
    objects: [
      { search_type: 8, id: story.laptop, name: story.laptopName },
      { search_type: 8, id: story.fileServer, name: story.fileServerName },
      { search_type: 3, id: hashes.invoiceViewer, name: 'invoice_viewer.exe' },
      { search_type: 3, id: hashes.invoiceImage, name: 'Invoice_4471.iso' },
      { search_type: 3, id: hashes.contracts, name: 'Customer_contracts_2026.xlsx' },
      { search_type: 11, id: story.user, name: story.userName },
    ],
    pages: [
      { label: { en: 'Alert in the workbench', ja: 'ワークベンチのアラート' }, to: `/workbench/${story.workbench}` },
    ],
  };
}

function weekReport(world: StartTime): Report {
  return {
    id: 'week',
    title: { en: 'Weekly alert summary', ja: '1週間のアラート' },
    made: timeOf(world, DAY / 2),
    figures: countBy(week(world), ({ severity }) => severity, Object.keys(SEVERITIES)).map(({ key, count }) => ({
      label: SEVERITIES[key] ?? { en: key, ja: key },
      count,
    })),
    objects: hostsOf(week(world)),
    pages: [{ label: { en: 'Workbench', ja: 'ワークベンチ' }, to: '/workbench' }],
  };
}

function mailReport(world: StartTime): Report {
  return {
    id: 'mails',
    title: { en: 'Monthly email summary', ja: '1か月のメール' },
    made: timeOf(world, DAY / 2),
    figures: countBy(mails(world), ({ action }) => action, Object.keys(ACTIONS)).map(({ key, count }) => ({
      label: ACTIONS[key] ?? { en: key, ja: key },
      count,
    })),
    objects: [{ search_type: 1, id: story.mail, name: 'Reminder: invoice 4471 is overdue' }],
    pages: [{ label: { en: 'Email log', ja: 'メールログ' }, to: '/app/email-collaboration/log' }],
  };
}

function protectionReport(world: StartTime): Report {
  return {
    id: 'protection',
    title: { en: 'Endpoint protection status', ja: 'エンドポイントの保護状況' },
    made: timeOf(world, DAY),
    figures: countBy(endpoints(), ({ product }) => product, Object.keys(PRODUCTS)).map(({ key, count }) => ({
      label: PRODUCTS[key] ?? { en: key, ja: key },
      count,
    })),
    objects: endpoints()
      .filter(({ product }) => product === 'none')
      .slice(0, 12)
      .map(({ id, name }) => ({ search_type: 8, id, name })),
    pages: [{ label: { en: 'Endpoint inventory', ja: 'エンドポイントインベントリ' }, to: '/app/endpoint-inventory' }],
  };
}

function peopleReport(world: StartTime): Report {
  return {
    id: 'people',
    title: { en: 'User account risk', ja: 'ユーザアカウントのリスク' },
    made: timeOf(world, 3 * DAY),
    figures: levels(people()),
    objects: riskiest(people()).map(({ id, name }) => ({ search_type: 11, id, name })),
    pages: [{ label: { en: 'Identity inventory', ja: 'アイデンティティインベントリ' }, to: '/app/identity-inventory' }],
  };
}

function phonesReport(world: StartTime): Report {
  return {
    id: 'phones',
    title: { en: 'Mobile device risk', ja: 'モバイルデバイスのリスク' },
    made: timeOf(world, 10 * DAY),
    figures: levels(mobiles()),
    objects: riskiest(mobiles()).map(({ id, name }) => ({ search_type: 7, id, name })),
    pages: [{ label: { en: 'Mobile inventory', ja: 'モバイルインベントリ' }, to: '/app/mobile/inventory' }],
  };
}

/** A report whose title must be shown as text. */
function hostileReport(world: StartTime): Report {
  return {
    id: 'odd',
    title: { en: '<img src=x onerror="alert(1)"> \u202Etroper', ja: '<b>無題</b>' },
    made: timeOf(world, 20 * DAY),
    figures: [],
    objects: [],
    pages: [],
  };
}

function week(world: StartTime): readonly Alert[] {
  return alerts(world).filter(({ created }) => created < 7 * DAY);
}

function hostsOf(all: readonly Alert[]): Report['objects'] {
  const hosts = all
    .flatMap(({ objects }) => objects)
    .filter(({ searchType, type }) => searchType === 8 && type === undefined)
    .map(({ id, name }) => ({ search_type: 8, id, name }));
  return [...new Map(hosts.map((each) => [each.id, each])).values()].slice(0, 12);
}

function levels(all: readonly { readonly risk: number }[]): Report['figures'] {
  return countBy(all, ({ risk }) => riskLevel(risk), riskLevels).map(({ key, count }) => ({
    label: LEVELS[key] ?? { en: key, ja: key },
    count,
  }));
}

function riskiest<T extends { readonly risk: number }>(all: readonly T[]): readonly T[] {
  return [...all].sort((a, b) => b.risk - a.risk).slice(0, 12);
}

/** The placeholder for the reports in the page of the embedded application. */
const SLOT = '<!-- reports -->';

/** What only those need who test that the console withstands an application in a frame. */
const HOSTILE = /<!-- hostile -->.*?<!-- \/hostile -->/gs;

/** The page of the embedded application with its reports. */
export function embeddedPage(page: string, world: StartTime): string {
  // The text of a report must not close the script element that contains it.
  const reports = JSON.stringify(embeddedReports(world)).replaceAll('<', '\\u003c');
  return hostileOr(page, page.replaceAll(HOSTILE, '')).replace(SLOT, () => reports);
}
