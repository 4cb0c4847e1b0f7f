import type { TableRow } from '~/codegen/service/visibility/who-sees';
import { useStudio } from '../model/context';
import { useStore } from '../model/use-store';
import { Marked } from './Marked';
import { Reasons } from './Reasons';
import { useAnswer } from '../model/use-answer';

/** Who sees the part that the caret is in, and why whoever uses the preview does or does not. */
export function WhoPane() {
  const studio = useStudio();
  const file = useStore(studio.open)?.file ?? '';
  const offset = useStore(studio.caret);
  const { version, noPreview } = useStore(studio.project);
  const found = useAnswer('who', { file, offset }, version);
  if (!found) return <p className="studio-none">The file is no JSON: nothing can be said about it.</p>;
  const { part, who, why } = found;
  return (
    <div className="studio-who">
      <div>
        <h3>{part}</h3>
        <p>
          <Marked text={who.sentence} />
        </p>
        {who.table.length > 0 && !who.always && <Table rows={who.table} />}
      </div>
      {noPreview === undefined && (
        <div>
          <h3>In the preview</h3>
          <p data-value={why.visible}>{why.visible ? 'It is visible.' : 'It is hidden.'}</p>
          <Reasons parts={why.parts} />
        </div>
      )}
    </div>
  );
}

function Table({ rows }: { readonly rows: readonly TableRow[] }) {
  return (
    <table className="studio-table">
      <thead>
        <tr>
          <th scope="col">Visible</th>
          <th scope="col">When</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ visible, when }, index) => (
          <tr key={index}>
            <td data-value={visible}>{visible ? 'yes' : 'no'}</td>
            <td>
              <Marked text={when.join(' and ') || 'always'} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
