import { Icon } from '~/ui/Icon';
import type { Diagnostic } from '~/codegen/language/model';
import { useStudio } from './model/context';

/** What the check finds, one diagnostic per row; a click leads to its line. */
export function DiagnosticList({ diagnostics }: { readonly diagnostics: readonly Diagnostic[] }) {
  const studio = useStudio();
  return (
    <ul className="studio-diagnostics">
      {diagnostics.map((diagnostic, index) => (
        <li key={index}>
          <button type="button" onClick={() => void studio.goToLine(diagnostic)} data-severity={diagnostic.severity}>
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
  );
}
