import { Icon } from '~/ui/Icon';
import type { ScenarioResult } from '~/codegen/service/scenarios/run-scenarios';
import { useStudio } from '../model/context';
import { ReadValues } from './ReadValues';
import { Reasons } from './Reasons';

/** Scenarios with what became of them; a click leads to the line of each. */
export function ScenarioList({ results }: { readonly results: readonly ScenarioResult[] }) {
  return (
    <ul className="studio-scenarios">
      {results.map((result) => (
        <Scenario key={`${result.file}:${result.line}`} result={result} />
      ))}
    </ul>
  );
}

function Scenario({ result }: { readonly result: ScenarioResult }) {
  const studio = useStudio();
  const { file, line, title, failures } = result;
  const passes = failures.length === 0;
  return (
    <li data-value={passes}>
      <button type="button" title={`${file}:${line}`} onClick={() => void studio.goToLine({ file, line, column: 1 })}>
        <Icon name={passes ? 'tick' : 'cross'} label={passes ? 'passes' : 'fails'} />
        {title}
      </button>
      {failures.map(({ diagnostic, why, reads = [] }, index) => (
        <div key={index}>
          <button type="button" onClick={() => void studio.goToLine(diagnostic)}>
            {diagnostic.message}
          </button>
          {why?.parts.length === 0 && <p>No condition decides about it.</p>}
          {why && <Reasons parts={why.parts} />}
          <ReadValues values={reads} />
        </div>
      ))}
    </li>
  );
}
