import { DiagnosticList } from '../DiagnosticList';
import { useStudio } from '../model/context';
import { useStore } from '../model/use-store';
import { problemRows } from './problem-rows';

/** What is wrong with the project. */
export function Problems() {
  const studio = useStudio();
  const { diagnostics } = useStore(studio.project);
  const { rows, count, errors } = problemRows(diagnostics);
  return (
    <section className="studio-problems" aria-label="Problems">
      <h2>
        Problems{' '}
        <span className="descry-count" data-severity={errors > 0 ? 'error' : undefined}>
          {count}
        </span>
      </h2>
      {rows.length === 0 ? (
        <p className="studio-none">The compiler finds nothing wrong.</p>
      ) : (
        <DiagnosticList diagnostics={rows} />
      )}
    </section>
  );
}
