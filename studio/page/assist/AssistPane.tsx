import { useStudio } from '../model/context';
import { useStore } from '../model/use-store';
import { AnswerPane } from './AnswerPane';
import { FormPane } from '../form/FormPane';
import { ChangesPane } from './ChangesPane';
import { ScenariosPane } from './ScenariosPane';
import { WhoPane } from './WhoPane';

const panes = [
  { id: 'form', title: 'Form', Pane: FormPane },
  { id: 'answer', title: 'Fields of the answer', Pane: AnswerPane },
  { id: 'who', title: 'Who sees this?', Pane: WhoPane },
  { id: 'scenarios', title: 'Scenarios', Pane: ScenariosPane },
  { id: 'changes', title: 'Changes', Pane: ChangesPane },
] as const;

/** What helps with the open descriptor, below it. The address carries which pane is open. */
export function AssistPane() {
  const { address } = useStudio();
  const { pane } = useStore(address);
  const chosen = panes.find(({ id }) => id === pane);
  return (
    <section className="studio-assist" aria-label="Assistance">
      <div className="studio-assist-tabs" role="group" aria-label="Panes">
        {panes.map(({ id, title }) => (
          <button
            key={id}
            type="button"
            aria-expanded={id === pane}
            onClick={() => address.change({ pane: id === pane ? '' : id })}
          >
            {title}
          </button>
        ))}
      </div>
      {chosen && (
        <div className="studio-assist-body" role="region" aria-label={chosen.title}>
          <chosen.Pane />
        </div>
      )}
    </section>
  );
}
