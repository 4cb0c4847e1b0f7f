import { Button } from '@blueprintjs/core';
import { useCallback, useState } from 'react';
import { useUiText } from '../../ui/ui-text';
import { Pieces } from '../Pieces';
import { useServices } from '../services';
import { useLongList } from '../use-long-list';
import type { ChartPoint } from './chart-point';
import { timeText, valueText } from './chart-text';

interface Props {
  readonly label: string;
  readonly points: readonly ChartPoint[];
}

/** The points of a line as a table: for who cannot see or hover the picture, and for who wants the numbers. */
export function ChartValues(props: Props) {
  const say = useUiText();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        className="descry-more"
        variant="minimal"
        size="small"
        data-action="values"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {say(open ? 'UI.CHART_VALUES_HIDE' : 'UI.CHART_VALUES')}
      </Button>
      {open && <ValueTable {...props} />}
    </>
  );
}

function ValueTable({ label, points }: Props) {
  const { format, settings } = useServices();
  const say = useUiText();
  const list = useLongList(points.length, settings.limits.listFirst);
  const draw = useCallback(
    (index: number) => {
      const point = points[index];
      return point === undefined ? null : (
        <tr key={index} data-item={index}>
          <td>{timeText(point, format) ?? index + 1}</td>
          <td>{valueText(point, format)}</td>
        </tr>
      );
    },
    [points, format],
  );
  const timed = points[0]?.time !== undefined;
  return (
    <>
      <table className="descry-table descry-chart-values" aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{say(timed ? 'UI.CHART_TIME' : 'UI.CHART_PLACE')}</th>
            <th scope="col">{say('UI.CHART_VALUE')}</th>
          </tr>
        </thead>
        <tbody>
          <Pieces drawn={list.drawn} draw={draw} />
        </tbody>
      </table>
      {list.button}
    </>
  );
}
