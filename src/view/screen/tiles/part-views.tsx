import { useCallback } from 'react';
import { numberText, shareText } from '~/lib/format/number-text';
import { useTranslate } from '~/i18n/translate';
import { SeverityShape, type Severity } from '~/ui/SeverityShape';
import { Tooltip } from '~/ui/Tooltip';
import { UntrustedText } from '~/ui/UntrustedText';
import { useServices } from '~/view/context/services';
import { ChartTable } from './ChartCard';
import type { NamedParts } from './use-parts';

/** Number of colours in the palette for parts without a severity. */
const paletteSize = 6;

/** The colour of a part: that of its severity, else one of the palette by its index. */
export function partColor(severity: Severity | undefined, index: number): string {
  return severity === undefined
    ? `var(--descry-chart-series${(index % paletteSize) + 1})`
    : `var(--descry-${severity}-solid)`;
}

/** The outline of a part, for severities whose colour has too little contrast with the background. */
export function partEdge(severity: Severity | undefined, index: number): string {
  return severity === undefined ? partColor(severity, index) : `var(--descry-${severity}-edge)`;
}

/** The colour of the parts that are combined into one. */
export const restColor = 'var(--descry-chart-rest)';

/** The shape of a severity in its colour, without the background of a tag. */
export function SeverityMark({ severity }: { readonly severity: Severity }) {
  return (
    <span className={`descry-part-shape descry-severity-${severity}`}>
      <SeverityShape severity={severity} />
    </span>
  );
}

/** A dot in the colour of a part or a line that has no severity. */
export function ColorMark({ color }: { readonly color: string }) {
  return <span className="descry-ring-mark" style={{ '--descry-part': color }} />;
}

/** Names with at least this many characters may be truncated and have a tooltip. */
const minTooltipLength = 18;

/** The name of a part on one line, with the shape of its severity, because colour alone is not accessible. */
export function PartName(props: { readonly name: string; readonly severity?: Severity | undefined }) {
  const { name, severity } = props;
  return (
    <Tooltip text={name.length < minTooltipLength ? undefined : name}>
      {(target) => (
        <span className="descry-part-name" {...target}>
          {severity && <SeverityMark severity={severity} />}
          <span className="descry-part-text">
            <UntrustedText text={name} />
          </span>
        </span>
      )}
    </Tooltip>
  );
}

/** The table of a bar or ring tile: name, value and, on request, share of the sum. */
export function PartTable(props: { readonly label: string; readonly data: NamedParts; readonly withShares?: true }) {
  const { label, data, withShares } = props;
  const { parts, nameOf } = data;
  const { all, sum } = parts;
  const { format } = useServices();
  const t = useTranslate();
  const row = useCallback(
    (index: number) => {
      const part = all[index];
      if (!part) return [];
      const cells = [<UntrustedText key="name" text={nameOf(part)} />, numberText(part.value, format)];
      return withShares ? [...cells, shareText(sum > 0 ? part.value / sum : 0, format)] : cells;
    },
    [all, sum, nameOf, withShares, format],
  );
  const heads = [t('UI.TILE_NAME'), t('UI.CHART_VALUE'), ...(withShares ? [t('UI.TILE_SHARE')] : [])];
  return <ChartTable label={label} heads={heads} count={all.length} row={row} />;
}
