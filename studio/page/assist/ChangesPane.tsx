import { useStudio } from '../model/context';
import { useAnswer } from '../model/use-answer';
import { useStore } from '../model/use-store';
import { Marked } from './Marked';

/** What is different from the last commit, in words; a click leads to it. */
export function ChangesPane() {
  const studio = useStudio();
  const { version } = useStore(studio.project);
  const found = useAnswer('changes', {}, version);
  if (!found) return <p className="studio-none">Reading the last commit …</p>;
  if ('problem' in found) return <p className="studio-none">{found.problem}</p>;
  if (found.changes.length === 0)
    return <p className="studio-none">The descriptors say the same as the last commit.</p>;
  return (
    <ul className="studio-changes">
      {found.changes.map(({ file, offset, sentence, visibility }, index) => (
        <li key={index}>
          <button type="button" title={file} onClick={() => void studio.goTo({ file, offset, length: 0 })}>
            <span>
              {sentence} {visibility !== undefined && <Marked text={visibility} />}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
