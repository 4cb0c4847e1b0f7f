import { Icon } from '~/ui/Icon';
import type { Diagnostic } from '~/codegen/language/model';
import { useStudio } from '../model/context';
import { useStore } from '../model/use-store';

/** What is wrong with the project; a click leads to its line. */
export function Problems() {
  const studio = useStudio();
  const { diagnostics: found } = useStore(studio.project);
  const diagnostics = found.toSorted((left, right) => Number(isWarning(left)) - Number(isWarning(right)));
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length;
  return (
    <section className="studio-problems" aria-label="Problems">
      <h2>
        Problems{' '}
        <span className="descry-count" data-severity={errors > 0 ? 'error' : undefined}>
          {diagnostics.length}
        </span>
      </h2>
      {diagnostics.length === 0 ? (
        <p className="studio-none">The compiler finds nothing wrong.</p>
      ) : (
        <ul>
          {diagnostics.map((diagnostic, index) => (
            <li key={index}>
              <button
                type="button"
                onClick={() => void studio.goToLine(diagnostic)}
                data-severity={diagnostic.severity}
              >
                <Icon
                  name={diagnostic.severity === 'error' ? 'error' : 'warning-sign'}
                  label={diagnostic.severity === 'error' ? 'Error' : 'Warning'}
                />
                <span>
                  {diagnostic.message} {diagnostic.hint}
                  <span className="studio-where">
                    {diagnostic.file.replace('descriptors/', '')}:{diagnostic.line}
                  </span>
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function isWarning({ severity }: Diagnostic): boolean {
  return severity === 'warning';
}
