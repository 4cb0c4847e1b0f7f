import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { useStudio } from '../model/context';
import { useAnswer } from '../model/use-answer';
import { useStore } from '../model/use-store';
import { ScenarioList } from './ScenarioList';

/** What becomes of the scenarios beside the open file, with the edits that are not saved. */
export function ScenariosPane() {
  const studio = useStudio();
  const file = useStore(studio.open)?.file ?? '';
  const { version } = useStore(studio.project);
  const found = useAnswer('scenarios', { file }, version);
  if (!found) return <p className="studio-none">The scenarios run …</p>;
  if ('problem' in found) return <p className="studio-none">{found.problem}</p>;
  if (found.file === undefined) return <NoScenarios key={file} />;
  const failed = found.results.filter(({ failures }) => failures.length > 0).length;
  return (
    <>
      <p role="status">{summaryOf(found.results.length, failed)}</p>
      <ScenarioList results={found.results} />
    </>
  );
}

function summaryOf(all: number, failed: number): string {
  if (failed === 0) return all === 1 ? 'The scenario passes.' : `All ${all} scenarios pass.`;
  return `${failed} of ${all} ${all === 1 ? 'scenario fails' : 'scenarios fail'}.`;
}

function NoScenarios() {
  const studio = useStudio();
  const [problem, setProblem] = useState('');
  const create = async (): Promise<void> => setProblem((await studio.changes.createScenarios()) ?? '');
  return (
    <>
      <p className="studio-none">This file has no scenarios. They say who sees its parts, and what the parts show.</p>
      <Button size="small" onClick={() => void create()}>
        Write one for each condition
      </Button>
      {problem !== '' && <p role="alert">{problem}</p>}
    </>
  );
}
