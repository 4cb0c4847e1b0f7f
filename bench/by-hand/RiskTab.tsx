import { useMemo } from 'react';
import { formatNumber } from '~/i18n/format/number';
import { toTimestamp } from '~/i18n/format/timestamp';
import type { Answer } from '~/generated/contract/operations';
import { useTranslate } from '~/i18n/translate';
import { pointSheet } from '~/view/field/chart/chart-point';
import { ChartFigure } from '~/view/field/chart/ChartFigure';
import { ChartValues } from '~/view/field/chart/ChartValues';
import { latestHighest } from '~/view/field/chart/score-points';
import { useServices } from '~/view/context/services';
import { useDrawnAfter } from '~/view/data/use-drawn-after';
import { SeverityTag } from '~/ui/SeverityTag';
import { Line } from './Line';
import { ChipsLine, DateTimeLine, TextLine } from './lines';
import { bandOf, riskBands } from './risk-bands';
import { Lines, Section } from './Section';

type Risk = Answer<'riskOverview'>;
type Tags = NonNullable<Risk['criticalInfo']>['highImpactTag'];

const levels = { high: 'High', medium: 'Medium', low: 'Low' } as const;

/** How much a host is at risk. */
export function RiskTab({ risk }: { readonly risk: Risk }) {
  const { criticalInfo: critical, deviceInfo: device } = risk;
  const level = critical?.criticalScoreLevel;
  return (
    <>
      <Lines>
        <Score score={risk.riskScore ?? undefined} />
        <DateTimeLine id="riskScoreTimestamp" label="Score updated" value={risk.riskScoreTimestamp} />
        <TextLine id="assetId" label="Asset id" value={risk.assetId} mono />
        <History entries={risk.historyScoreList ?? []} />
      </Lines>
      <Section id="criticality" title="Business impact">
        <Line
          id="criticalInfo.criticalScoreLevel"
          label="Criticality"
          severity={level ?? undefined}
          copy={level ?? undefined}
        >
          {level && (
            <span className="descry-judged">
              <SeverityTag severity={level} marked={false}>
                {levels[level]}
              </SeverityTag>
            </span>
          )}
        </Line>
        <ChipsLine
          id="criticalInfo.absoluteImpactTag"
          label="Absolute impact tags"
          values={names(critical?.absoluteImpactTag)}
        />
        <ChipsLine id="criticalInfo.highImpactTag" label="High impact tags" values={names(critical?.highImpactTag)} />
        <ChipsLine id="criticalInfo.lowImpactTag" label="Low impact tags" values={names(critical?.lowImpactTag)} />
      </Section>
      <Section id="device" title="Device">
        <DateTimeLine id="deviceInfo.lastSeen" label="Last seen" value={device?.lastSeen} />
        <TextLine id="deviceInfo.operationSystem" label="Operating system" value={device?.operationSystem} />
      </Section>
    </>
  );
}

function Score({ score }: { readonly score: number | undefined }) {
  const { format } = useServices();
  const band = bandOf(score);
  const shown = formatNumber(score, format);
  return (
    <Line id="riskScore" label="Risk score" severity={band?.severity} copy={shown?.copy}>
      {shown && (
        <span className="descry-judged">
          <span className="descry-numeric">{shown.text}</span>{' '}
          {band && (
            <SeverityTag severity={band.severity} marked={false}>
              {band.label}
            </SeverityTag>
          )}
        </span>
      )}
    </Line>
  );
}

function History({ entries }: { readonly entries: NonNullable<Risk['historyScoreList']> }) {
  const t = useTranslate();
  const { format } = useServices();
  const drawn = useDrawnAfter(100);
  const points = useMemo(
    () =>
      entries
        .flatMap(({ riskScore, timestamp }) => {
          const time = toTimestamp(timestamp);
          return typeof riskScore === 'number' && time !== undefined ? [{ time, value: riskScore }] : [];
        })
        .toSorted((left, right) => left.time - right.time),
    [entries],
  );
  const highest = latestHighest(points);
  return (
    <Line
      id="historyScoreList"
      label="Score history"
      wide
      copy={highest && { first: '', all: () => pointSheet(points, format) }}
      beside={highest && <ChartValues label="Score history" points={points} />}
    >
      {!highest ? (
        <p className="descry-chart-empty">{t('UI.CHART_NO_SCORES')}</p>
      ) : drawn ? (
        <ChartFigure label="Score history" points={points} highest={highest} maximum={100} bands={riskBands} />
      ) : (
        <div className="descry-chart-room" />
      )}
    </Line>
  );
}

function names(tags: Tags): readonly string[] {
  return [tags ?? []].flat().flatMap((tag) => (typeof tag === 'string' ? tag : (tag?.name ?? [])));
}
