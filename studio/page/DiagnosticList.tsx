import { Icon } from '~/ui/Icon';
import type { Diagnostic } from '~/codegen/language/model';
import { titleOfFix } from '~/lib/title-of-fix';
import { useStudio } from './model/context';
import { ownerWords } from './model/owner-words';

/**
 * What the check finds, one diagnostic per row; a click leads to its line, or to where a text is translated. A button
 * writes the correction, if there is one.
 */
export function DiagnosticList(props: {
  readonly diagnostics: readonly Diagnostic[];
  /** Called when a line is opened, e.g. to close a dialog around the list. */
  readonly onOpen?: () => void;
}) {
  return (
    <ul className="studio-diagnostics">
      {props.diagnostics.map((diagnostic, index) => (
        <Row key={index} diagnostic={diagnostic} onOpen={props.onOpen} />
      ))}
    </ul>
  );
}

function Row({ diagnostic, onOpen }: { readonly diagnostic: Diagnostic; readonly onOpen: (() => void) | undefined }) {
  const studio = useStudio();
  const { code, severity, message, hint, file, line, fix, owner } = diagnostic;
  return (
    <li>
      <button
        type="button"
        onClick={() => {
          onOpen?.();
          // What is missing has no line: it is typed into the form of the language.
          void (code === 'message/missing' ? studio.translate(diagnostic) : studio.goToLine(diagnostic));
        }}
        data-severity={severity}
      >
        <Icon
          name={severity === 'error' ? 'error' : 'warning-sign'}
          label={severity === 'error' ? 'Error' : 'Warning'}
        />
        <span>
          {message} {hint}
          <span className="studio-where">
            {file.replace(/^descriptors\//, '')}:{line}
            {owner && <span className="studio-owner"> {ownerWords(owner)}</span>}
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
