import { safeLink } from '~/api/safe-address';
import { formatDuration } from '~/lib/format/duration';
import { plainValue } from '~/lib/format/formatted-value';
import { formatNumber, formatBytes, formatPercent } from '~/lib/format/number';
import { formatText } from '~/lib/format/text';
import { formatDate, formatDateTime, formatRelativeTime } from '~/lib/format/times';
import { useTranslate } from '~/i18n/translate';
import type { Answer } from '~/generated/contract/operations';
import { PropertyList } from '~/ui/PropertyList';
import { ForeignHost, SafeLink } from '~/ui/SafeLink';
import { SeverityTag } from '~/ui/SeverityShape';
import { UntrustedText } from '~/ui/UntrustedText';
import { useServices } from '~/view/context/services';
import { Chips } from '~/view/value/formats/elements';
import { FormattedLine, Line, type LineProps } from './lines';

type Url = Answer<'urlQuery'>;

/** The 20 fields of `bench/drawer/value-drawer.ts`, as a React developer writes them. */
export function Values({ url }: { readonly url: Url }) {
  const { format, clock } = useServices();
  const t = useTranslate();
  const { totalActivities, wrsScore } = url;
  const hasHost = url.host !== undefined && url.host !== null && url.host !== '';
  const isShown = (limit: number): boolean => hasHost && typeof wrsScore === 'number' && wrsScore < limit;
  return (
    <PropertyList>
      <FormattedLine id="field0" label="Value 0" value={formatText(url.objectName)} />
      {isShown(102) && <MonoLine id="field1" label="Value 1" text={url.host} />}
      <FormattedLine id="field2" label="Value 2" value={formatNumber(totalActivities, format)} />
      {isShown(104) && <FormattedLine id="field3" label="Value 3" value={formatBytes(totalActivities)} />}
      <FormattedLine id="field4" label="Value 4" value={formatPercent(wrsScore, 100, format)} />
      {isShown(106) && <FormattedLine id="field5" label="Value 5" value={formatDuration(totalActivities, format)} />}
      <FormattedLine id="field6" label="Value 6" value={formatDate(url.createdDate, format)} />
      {isShown(108) && <FormattedLine id="field7" label="Value 7" value={formatDateTime(url.lastSeen, format)} />}
      <FormattedLine
        id="field8"
        label="Value 8"
        value={formatRelativeTime(url.lastSeen, clock.now(), format)}
        shortened
      />
      {isShown(110) && (
        <FormattedLine id="field9" label="Value 9" value={plainValue(t(hasHost ? 'UI.YES' : 'UI.NO'))} />
      )}
      <ReputationLine id="field10" label="Value 10" score={wrsScore} />
      {isShown(112) && <ConnectionLine id="field11" label="Value 11" isConnected={hasHost} />}
      <ChipsLine id="field12" label="Value 12" entries={url.wrsCategory ?? []} />
      {isShown(114) && <DomainLine id="field13" label="Value 13" domain={url.domainName} />}
      <FormattedLine id="field14" label="Value 14" value={formatText(url.objectName)} />
      {isShown(116) && <MonoLine id="field15" label="Value 15" text={url.host} />}
      <FormattedLine id="field16" label="Value 16" value={formatNumber(totalActivities, format)} />
      {isShown(118) && <FormattedLine id="field17" label="Value 17" value={formatBytes(totalActivities)} />}
      <FormattedLine id="field18" label="Value 18" value={formatPercent(wrsScore, 100, format)} />
      {isShown(120) && <FormattedLine id="field19" label="Value 19" value={formatDuration(totalActivities, format)} />}
    </PropertyList>
  );
}

function MonoLine({ text, ...line }: LineProps & { readonly text: string | null | undefined }) {
  if (!text) return <Line {...line} />;
  return (
    <Line {...line} copy={text} offersCopy>
      <UntrustedText text={text} mono />
    </Line>
  );
}

/** What reputation scores mean. */
const bands = [
  { from: 71, to: 71, severity: 'unknown', label: 'Unrated' },
  { from: 0, to: 50, severity: 'high', label: 'Dangerous' },
  { from: 51, to: 65, severity: 'medium', label: 'Highly suspicious' },
  { from: 66, to: 80, severity: 'low', label: 'Suspicious' },
  { from: 81, to: 100, severity: 'safe', label: 'Safe' },
] as const;

function ReputationLine({ score, ...line }: LineProps & { readonly score: number | null | undefined }) {
  const { format } = useServices();
  const band = typeof score === 'number' ? bands.find(({ from, to }) => from <= score && score <= to) : undefined;
  if (!band) return <Line {...line} />;
  return (
    <Line {...line} copy={String(score)} severity={band.severity}>
      <span className="descry-judged">
        <span className="descry-numeric">{formatNumber(score, format)?.text}</span>{' '}
        <SeverityTag severity={band.severity} marked={false}>
          {band.label}
        </SeverityTag>
      </span>
    </Line>
  );
}

function ConnectionLine({ isConnected, ...line }: LineProps & { readonly isConnected: boolean }) {
  const state = isConnected ? 'connected' : 'disconnected';
  return (
    <Line {...line} copy={state} state={state}>
      <span className="descry-state" data-tone={isConnected ? 'good' : 'unknown'}>
        <span className="descry-state-dot" aria-hidden="true" />
        <span>{isConnected ? 'Connected' : 'Disconnected'}</span>
      </span>
    </Line>
  );
}

function ChipsLine({ entries, ...line }: LineProps & { readonly entries: readonly string[] }) {
  const copy = entries.join('\n');
  return (
    <Chips
      value={entries.length === 0 ? undefined : { text: '', copy, entries }}
      layout={(chips, button) => (
        <Line {...line} copy={copy} beside={button}>
          {chips}
        </Line>
      )}
    />
  );
}

function DomainLine({ domain, ...line }: LineProps & { readonly domain: string | null | undefined }) {
  const { trust } = useServices();
  if (!domain) return <Line {...line} />;
  const target = safeLink(`https://help.example/${domain}`, trust);
  return (
    <Line {...line} copy={domain} beside={<ForeignHost text={domain} target={target} />}>
      <SafeLink text={domain} target={target} window="new" />
    </Line>
  );
}
