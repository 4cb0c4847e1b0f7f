import { useMemo, useState } from 'react';
import type { GraphField } from '~/generated/contract/descriptor-types';
import { formatNumber } from '~/lib/format/number';
import { useTranslate } from '~/i18n/translate';
import { useServices } from '~/view/context/services';
import type { FieldProps } from '../field-component';
import { Line } from '../Line';
import { TableView } from '../table/TableView';
import { GraphBox } from './GraphBox';
import { graphOf } from './graph-model';
import { graphTables } from './graph-tables';
import './graph.css';

type Mode = 'graph' | 'table';

/** A layout of more nodes takes too long, and nobody could read it. */
const maxDrawnNodes = 200;

/** A graph of nodes and their relations: drawn, or as tables. A graph that is too large to be drawn is tables alone. */
export function GraphView({ field, scope }: FieldProps<GraphField>) {
  const { format } = useServices();
  const t = useTranslate();
  const graph = useMemo(() => graphOf(field, scope), [field, scope]);
  const tables = useMemo(() => graphTables(field, graph), [field, graph]);
  const [chosen, setChosen] = useState<Mode>('graph');
  const count = graph.nodes.length;
  const isTooLarge = count > maxDrawnNodes;
  const mode = isTooLarge ? 'table' : chosen;
  const numbers = { count, limit: formatNumber(maxDrawnNodes, format)?.text ?? '' };
  return (
    <>
      <Line field={field} scope={scope} wide count={field.count ? count : undefined}>
        {count > 0 && (
          <>
            {isTooLarge ? (
              <p className="descry-graph-note">{t('UI.GRAPH.TOO_LARGE', numbers)}</p>
            ) : (
              <ModeSwitch mode={mode} onMode={setChosen} />
            )}
            {mode === 'graph' && <GraphBox field={field} scope={scope} graph={graph} />}
          </>
        )}
      </Line>
      {count > 0 && mode === 'table' && (
        <>
          <TableView field={tables.nodes} scope={scope} />
          <TableView field={tables.edges} scope={scope} />
        </>
      )}
    </>
  );
}

const modes = ['graph', 'table'] as const;

function ModeSwitch({ mode, onMode }: { readonly mode: Mode; readonly onMode: (mode: Mode) => void }) {
  const t = useTranslate();
  return (
    <div className="descry-graph-modes" role="group" aria-label={t('UI.GRAPH.MODE')}>
      {modes.map((each) => (
        <button key={each} type="button" data-mode={each} aria-pressed={each === mode} onClick={() => onMode(each)}>
          {t(each === 'graph' ? 'UI.GRAPH.AS_GRAPH' : 'UI.GRAPH.AS_TABLE')}
        </button>
      ))}
    </div>
  );
}
