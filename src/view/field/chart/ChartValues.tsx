import { Button } from '@blueprintjs/core';
import { useCallback, useState } from 'react';
import { useTranslate } from '~/i18n/translate';
import { Moment } from '~/view/value/Moment';
import { useServices } from '~/view/context/services';
import { useIncrementalList, IncrementalList } from '~/view/data/use-incremental-list';
import { valueText, type ChartPoint } from './chart-point';
import { ColumnName } from '~/view/value/ColumnName';

interface ChartValuesProps {
  readonly label: string;
  readonly points: readonly ChartPoint[];
}

/** A button that opens a table with the points of a chart, as an alternative to the chart. */
export function ChartValues(props: ChartValuesProps) {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        className="descry-more"
        variant="minimal"
        size="small"
        data-action="values"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {t(isOpen ? 'UI.CHART_VALUES_HIDE' : 'UI.CHART_VALUES')}
      </Button>
      {isOpen && <ValueTable {...props} />}
    </>
  );
}

function ValueTable({ label, points }: ChartValuesProps) {
  const { format, settings } = useServices();
  const t = useTranslate();
  const list = useIncrementalList(points.length, settings.limits.listFirst);
  const draw = useCallback(
    (index: number) => {
      const point = points[index];
      return point === undefined ? null : (
        <tr key={index} data-item={index}>
          <td>{point.time === undefined ? index + 1 : <Moment time={point.time} />}</td>
          <td>{valueText(point, format)}</td>
        </tr>
      );
    },
    [points, format],
  );
  const hasTimes = points[0]?.time !== undefined;
  return (
    <>
      <table className="descry-table descry-chart-values" aria-label={label}>
        <thead>
          <tr>
            <th scope="col">
              {hasTimes ? <ColumnName type="dateTime" name={t('UI.CHART_TIME')} /> : t('UI.CHART_CATEGORY')}
            </th>
            <th scope="col">{t('UI.CHART_VALUE')}</th>
          </tr>
        </thead>
        <tbody>
          <IncrementalList drawn={list.drawn} draw={draw} />
        </tbody>
      </table>
      {list.button}
    </>
  );
}
