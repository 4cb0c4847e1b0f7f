import { useId, type ReactNode } from 'react';
import { useTranslate } from '~/i18n/translate';
import { CopyButton } from '~/ui/CopyButton';
import { Icon } from '~/ui/Icon';
import { Property, PropertyList } from '~/ui/PropertyList';
import { UntrustedText } from '~/ui/UntrustedText';
import { useCopy } from '~/view/data/use-copy';
import type { RouteFacts } from '../screen-context';
import './not-connected.css';

const command = 'npm run dev';

/** The page of a route that is not connected yet: the properties of the route, and the steps to connect a screen. */
export function NotConnected(props: {
  readonly route: RouteFacts;
  readonly tail: string;
  /** The query string without the drawer. */
  readonly search: string;
  /** The id of the placeholder screen. */
  readonly screen?: string;
  readonly text?: string;
  readonly hint?: string;
}) {
  const { route, tail, search, screen } = props;
  const t = useTranslate();
  const headingId = useId();
  const files = connectionFiles(route, screen);
  const property = (id: string, label: string, value: string) =>
    value !== '' && (
      <Property id={id} label={label}>
        <UntrustedText text={value} mono />
      </Property>
    );
  return (
    <div className="descry-not-connected">
      <div className="descry-not-connected-facts">
        <div className="descry-not-connected-text">
          <Icon name="link" size={20} />
          <p className="descry-notice-text">{props.text ?? t('UI.PLACEHOLDER.TEXT')}</p>
          <p className="descry-muted">{props.hint ?? t('UI.PLACEHOLDER.HINT')}</p>
        </div>
        <PropertyList>
          {property('route', t('UI.PLACEHOLDER.ROUTE'), route.path)}
          {property('key', t('UI.PLACEHOLDER.KEY'), route.keys.join(', '))}
          {property('screen', t('UI.PLACEHOLDER.SCREEN'), screen ?? '')}
          {property('tail', t('UI.PLACEHOLDER.TAIL'), tail)}
          {property('query', t('UI.PLACEHOLDER.QUERY'), decodedQuery(search))}
        </PropertyList>
      </div>
      <section aria-labelledby={headingId}>
        <h2 id={headingId}>{t('UI.PLACEHOLDER.STEPS')}</h2>
        <ol className="descry-steps">
          <FileStep title={t('UI.PLACEHOLDER.STEP_SCREEN')} file={files.screen} />
          {files.route && <FileStep title={t('UI.PLACEHOLDER.STEP_ROUTE')} file={files.route} />}
          <Step title={t('UI.PLACEHOLDER.STEP_RUN')} code={command}>
            <code>{command}</code>
          </Step>
        </ol>
      </section>
    </div>
  );
}

function FileStep({ title, file }: { readonly title: string; readonly file: FileToWrite }) {
  return (
    <Step title={title} fileName={file.file} code={file.text}>
      {file.text}
    </Step>
  );
}

function Step(props: {
  readonly title: string;
  readonly fileName?: string;
  /** The text that the copy button copies. */
  readonly code: string;
  readonly children: ReactNode;
}) {
  const t = useTranslate();
  const copy = useCopy();
  return (
    <li>
      <p className="descry-step-title">
        <span>
          {props.title}
          {props.fileName !== undefined && <code>{props.fileName}</code>}
        </span>
        <CopyButton label={t('UI.COPY')} action="copy" onCopy={() => copy(props.code)} />
      </p>
      {/* The box scrolls, so it must be focusable with the keyboard. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre tabIndex={0} aria-label={props.title} role="region">
        {props.children}
      </pre>
    </li>
  );
}

function decodedQuery(search: string): string {
  return [...new URLSearchParams(search)].map(([name, value]) => `${name}=${value}`).join('\n');
}

/** The name of a file and the text to write into it. */
export interface FileToWrite {
  readonly file: string;
  readonly text: string;
}

/** The files to write to connect a screen: the screen, and the row of its route. */
export interface ConnectionFiles {
  readonly screen: FileToWrite;
  /** Absent if the route already names its screen. */
  readonly route?: FileToWrite;
}

/** The files that connect a screen to a route; `id` is the screen that the route already names. */
export function connectionFiles(
  { path, keys, title, file, kind }: RouteFacts,
  id: string | undefined,
): ConnectionFiles {
  const screen = { file: `descriptors/screens/${id ?? screenIdFor(path)}.json`, text: exampleScreen };
  if (id !== undefined) return { screen };
  const row = { kind, path, screen: screenIdFor(path), ...(keys.length > 0 && { keys }), title };
  return { screen, route: { file: `descriptors/routes/${file}.json`, text: rowText(row) } };
}

/** A list of an operation that every backend implements. The author replaces its sources, rows and columns. */
const exampleScreen = `{
  "$schema": "../../schemas/screen.schema.json",
  "kind": "table",
  "sources": {
    "audit": { "operation": "auditList", "query": { "offset": "page.offset", "limit": "page.size" } }
  },
  "rows": "audit.items",
  "rowId": "item.id",
  "total": "audit.total",
  "columns": [
    { "type": "dateTime", "id": "time", "label": "Time", "value": "item.time" },
    { "type": "text", "id": "activity", "label": "Activity", "value": "item.activity" }
  ]
}
`;

/** An id for the screen of a path: its words, joined by hyphens. */
function screenIdFor(path: string): string {
  const words = path
    .replace(/\{[^}]*\}/g, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '' && word !== 'app');
  return words.join('-') || 'home';
}

/** A row of a route table as JSON on one line. */
function rowText(row: object): string {
  const members = Object.entries(row).map(([name, value]) => `${JSON.stringify(name)}: ${valueText(value)}`);
  return `{ ${members.join(', ')} }`;
}

function valueText(value: unknown): string {
  return Array.isArray(value) ? `[${value.map((entry) => JSON.stringify(entry)).join(', ')}]` : JSON.stringify(value);
}
