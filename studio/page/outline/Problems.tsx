import type { Diagnostic } from '~/codegen/language/model';
import { DiagnosticList } from '../DiagnosticList';
import { useStudio } from '../model/context';
import { useStore } from '../model/use-store';

/** What is wrong with the project. */
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
        <DiagnosticList diagnostics={diagnostics} />
      )}
    </section>
  );
}

function isWarning({ severity }: Diagnostic): boolean {
  return severity === 'warning';
}
