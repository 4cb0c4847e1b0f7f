import { useEffect, useRef, useState } from 'react';
import { call } from '../model/call';
import { useStudio } from '../model/context';
import { useStore } from '../model/use-store';
import { readChoices, noChoices, type Choices } from './choices';
import { becomePersona, demoAccounts, type DemoAccount } from './demo';
import { personaOf, type Persona } from './persona';

/** The persona of the preview: what it can be, and what it is. */
export interface PersonaState {
  readonly persona: Persona;
  readonly choices: Choices;
  readonly accounts: readonly DemoAccount[];
}

/** Keeps the demo backend as the address says, and calls `onReady` whenever it has become another one. */
export function usePersona(onReady: () => void): PersonaState {
  const { address, project } = useStudio();
  const values = useStore(address);
  const { files, version } = useStore(project);
  const [choices, setChoices] = useState(noChoices);
  const [accounts, setAccounts] = useState<readonly DemoAccount[]>([]);
  const ready = useRef(onReady);
  useEffect(() => {
    ready.current = onReady;
  });
  const isKnown = version > 0;
  useEffect(() => {
    if (isKnown) readChoices(project.get().files).then(setChoices, () => undefined);
  }, [isKnown, files.length, project]);
  useEffect(() => {
    demoAccounts().then(setAccounts, () => undefined);
  }, []);
  const { width: _width, pane: _pane, file, ...others } = values;
  // How calls are answered depends on the file; the rest of a persona does not.
  const key = JSON.stringify([others, values['answers'] === undefined ? '' : file]);
  useEffect(() => {
    if (accounts.length === 0) return;
    const now = address.get();
    void operationsOf(now['file'])
      .then((operations) => becomePersona(personaOf(now), accounts, operations))
      .then(() => ready.current());
  }, [key, accounts, address]);
  return { persona: personaOf(values), choices, accounts };
}

/** The calls that a file makes. */
async function operationsOf(name: string | undefined): Promise<readonly string[]> {
  if (name === undefined) return [];
  const trees = await call('contract', { file: `descriptors/${name}.json` }).catch(() => []);
  return [...new Set(trees.map(({ type }) => type))];
}
