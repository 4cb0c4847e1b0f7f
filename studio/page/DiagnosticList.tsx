import { Icon } from '~/ui/Icon';
import type { Diagnostic } from '~/codegen/language/model';
import { titleOfFix } from '~/lib/title-of-fix';
import { useStudio } from './model/context';

/**
 * What the check finds, one diagnostic per row; a click leads to its line. A button writes the correction, if there is
 * one.
 */
export function DiagnosticList({ diagnostics }: { readonly diagnostics: readonly Diagnostic[] }) {
  return (
    <ul className="studio-diagnostics">
      {diagnostics.map((diagnostic, index) => (
        <Row key={index} diagnostic={diagnostic} />
      ))}
    </ul>
  );
}

function Row({ diagnostic }: { readonly diagnostic: Diagnostic }) {
  const studio = useStudio();
  const { severity, message, hint, file, line, fix } = diagnostic;
  return (
    <li>
      <button type="button" onClick={() => void studio.goToLine(diagnostic)} data-severity={severity}>
        <Icon
          name={severity === 'error' ? 'error' : 'warning-sign'}
          label={severity === 'error' ? 'Error' : 'Warning'}
        />
        <span>
          {message} {hint}
          <span className="studio-where">
            {file.replace('descriptors/', '')}:{line}
          </span>
        </span>
      </button>
      {fix && (
        <button type="button" className="studio-fix" onClick={() => void studio.correct(diagnostic)}>
          {titleOfFix(fix.text)}
        </button>
      )}
    </li>
  );
}
