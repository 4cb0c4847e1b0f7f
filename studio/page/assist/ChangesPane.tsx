import { DiagnosticList } from '../DiagnosticList';
import { useStudio } from '../model/context';
import { useAnswer } from '../model/use-answer';
import { useStore } from '../model/use-store';
import { Marked } from './Marked';
import { ScenarioList } from './ScenarioList';

/** What is different from the last commit, in words, and what follows from it; a click leads to it. */
export function ChangesPane() {
  const studio = useStudio();
  const { version } = useStore(studio.project);
  const found = useAnswer('changes', {}, version);
  if (!found) return <p className="studio-none">Reading the last commit …</p>;
  if ('problem' in found) return <p className="studio-none">{found.problem}</p>;
  const { changes, diagnostics, failed } = found;
  if (changes.length === 0) return <p className="studio-none">The descriptors say the same as the last commit.</p>;
  return (
    <>
      <ul className="studio-changes">
        {changes.map(({ file, offset, sentence, visibility }, index) => (
          <li key={index}>
            <button type="button" title={file} onClick={() => void studio.goTo({ file, offset, length: 0 })}>
              <span>
                {sentence} {visibility !== undefined && <Marked text={visibility} />}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {diagnostics.length > 0 && (
        <section aria-label="New in the check" className="studio-follows">
          <h3>New in the check</h3>
          <DiagnosticList diagnostics={diagnostics} />
        </section>
      )}
      {failed.length > 0 && (
        <section aria-label="Scenarios that fail" className="studio-follows">
          <h3>Scenarios that fail</h3>
          <ScenarioList results={failed} />
        </section>
      )}
    </>
  );
}
