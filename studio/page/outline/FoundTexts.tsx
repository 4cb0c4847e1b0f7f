import { MarkedText, rangeOf } from '~/ui/MarkedText';
import type { FoundText } from '../../protocol';
import { useStudio } from '../model/context';
import { useStore } from '../model/use-store';

/** The texts of the console that a search finds; a click goes to the line of one. */
export function FoundTexts({ words, found }: { readonly words: string; readonly found: readonly FoundText[] }) {
  const { goTo, project } = useStudio();
  const names = new Map(useStore(project).files.map(({ file, name }) => [file, name]));
  return (
    <section className="studio-group studio-texts" aria-label="Texts">
      <h2>
        Texts <span className="descry-count">{found.length}</span>
      </h2>
      <ul>
        {found.map((text) => (
          <li key={`${text.file} ${text.offset}`}>
            <button type="button" onClick={() => void goTo(text)}>
              <span>
                <MarkedText text={text.text} ranges={rangeOf(text.text, words)} />
                <span className="studio-where">{names.get(text.file) ?? text.file}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
