// Reports: an application that lives in a frame of the console, and works without one too.
const reports = JSON.parse(document.querySelector('#reports').textContent);
const view = document.querySelector('#view');
const isEmbedded = window.parent !== window;

const words = {
  en: {
    reports: 'Reports',
    report: 'Report',
    made: 'Generated',
    figure: 'Figure',
    count: 'Count',
    share: 'Share',
    objects: 'Objects of this report',
    pages: 'More in the console',
    back: 'All reports',
    unknown: 'There is no such report.',
    period: (from, to) => `Period: ${from} to ${to}`,
    noPeriod: 'No period is selected.',
  },
  ja: {
    reports: 'レポート',
    report: 'レポート',
    made: '作成日時',
    figure: '項目',
    count: '件数',
    share: '割合',
    objects: 'このレポートのオブジェクト',
    pages: 'コンソールの関連ページ',
    back: 'すべてのレポート',
    unknown: 'このレポートは存在しません。',
    period: (from, to) => `期間: ${from} ～ ${to}`,
    noPeriod: '期間が選択されていません。',
  },
};

let context = { theme: undefined, language: 'en', period: undefined, zone: 'UTC' };

/** Posts an event to the console around this page, which is of the same origin. */
function notifyConsole(event, detail) {
  if (isEmbedded) window.parent.postMessage({ event, detail }, location.origin);
}

/** The words of the language, and a text of a report in it. */
const wording = () => words[context.language] ?? words.en;
const text = (each) => each[context.language] ?? each.en;

/** A time as the console writes it, e.g. `2025-03-01 09:30`, in its zone. `moment` is in milliseconds. */
function time(moment) {
  const format = (timeZone) =>
    new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone }).format(moment);
  try {
    return format(context.zone);
  } catch {
    return format('UTC');
  }
}

/** The same as an element, told exactly on hover. */
const timeElement = (moment) => {
  const dateTime = new Date(moment).toISOString();
  return element('time', { dateTime, title: dateTime, textContent: time(moment) });
};

function element(name, properties = {}, ...children) {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}

const link = (label, onclick) => element('button', { type: 'button', className: 'link', textContent: label, onclick });
const go = (id) => {
  location.hash = id === undefined ? '#/' : `#/${encodeURIComponent(id)}`;
};

function table(headings, rows) {
  const head = element('tr', {}, ...headings.map((each) => element('th', { scope: 'col', textContent: each })));
  return element('table', {}, element('thead', {}, head), element('tbody', {}, ...rows));
}

function showList() {
  const rows = reports.map((report) => {
    const open = link(text(report.title), () => go(report.id));
    return element('tr', {}, element('td', {}, open), element('td', {}, timeElement(Date.parse(report.made))));
  });
  view.replaceChildren(
    element('h1', { textContent: wording().reports }),
    table([wording().report, wording().made], rows),
  );
  notifyConsole('console:set-title', { title: wording().reports });
  notifyConsole('console:set-breadcrumbs', { items: [{ label: wording().reports }] });
}

function showReport(report) {
  const highest = Math.max(1, ...report.figures.map(({ count }) => count));
  const figures = report.figures.map(({ label, count }) =>
    element(
      'tr',
      {},
      element('td', { textContent: text(label) }),
      element('td', { className: 'number', textContent: count.toLocaleString(context.language) }),
      element('td', {}, element('meter', { max: highest, value: count, ariaLabel: text(label) })),
    ),
  );
  const objects = report.objects.map(({ search_type, id, name }) =>
    element(
      'li',
      {},
      link(name, () => notifyConsole('console:open-drawer', { search_type, id, name })),
    ),
  );
  const pages = report.pages.map(({ label, to }) =>
    element(
      'li',
      {},
      link(text(label), () => notifyConsole('console:navigate', { to })),
    ),
  );
  view.replaceChildren(
    link(wording().back, () => go()),
    element('h1', { textContent: text(report.title) }),
    element('p', { className: 'muted' }, `${wording().made}: `, timeElement(Date.parse(report.made))),
    table([wording().figure, wording().count, wording().share], figures),
    ...section(wording().objects, objects),
    ...section(wording().pages, pages),
  );
  notifyConsole('console:set-title', { title: text(report.title) });
  notifyConsole('console:set-breadcrumbs', {
    items: [{ label: wording().reports, to: '/app/reports' }, { label: text(report.title) }],
  });
}

function section(title, entries) {
  return entries.length === 0 ? [] : [element('h2', { textContent: title }), element('ul', {}, ...entries)];
}

/** What is in an address, which may be anything. */
function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The report in the hash of the address, else in its query; the list where neither names one. */
function show() {
  const { period } = context;
  document.documentElement.lang = context.language;
  document.documentElement.dataset.theme = context.theme ?? '';
  document.querySelector('#context').textContent =
    period === undefined ? wording().noPeriod : wording().period(time(period.from * 1000), time(period.to * 1000));
  const hash = location.hash.replace(/^#\/?/, '');
  const id = location.hash === '' ? new URLSearchParams(location.search).get('report') : decoded(hash);
  if (id === null || id === '') return showList();
  const report = reports.find((each) => each.id === id);
  if (report !== undefined) return showReport(report);
  view.replaceChildren(
    link(wording().back, () => go()),
    element('h1', { textContent: wording().unknown }),
  );
  notifyConsole('console:set-title', { title: wording().unknown });
}

/** What the console tells; members of the wrong shape are left as they were. */
function receive(detail) {
  const { theme, language, period, zone } = detail;
  context = {
    theme: theme === 'dark' || theme === 'light' ? theme : context.theme,
    language: language === 'ja' ? 'ja' : 'en',
    period: Number.isFinite(period?.from) && Number.isFinite(period?.to) ? period : undefined,
    zone: typeof zone === 'string' ? zone : context.zone,
  };
  show();
}

window.addEventListener('message', ({ data, source, origin }) => {
  if (source !== window.parent || origin !== location.origin || data?.event !== 'console:context') return;
  if (typeof data.detail === 'object' && data.detail !== null) receive(data.detail);
});
window.addEventListener('hashchange', show);
notifyConsole('console:frame-ready', {});
show();
