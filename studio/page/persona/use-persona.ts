import { useEffect, useRef, useState } from 'react';
import type { Choices, SourceCall } from '../../persona';
import { useStudio } from '../model/context';
import { useAnswer } from '../model/use-answer';
import { useStore } from '../model/use-store';
import { becomePersona, demoAccounts, type DemoAccount } from './become-persona';
import { personaOf, type Persona } from './persona';

/** The persona of the preview: what it can be, and what it is. */
export interface PersonaState {
  readonly persona: Persona;
  readonly choices: Choices;
  /** Of the demo backend; none with another one. */
  readonly accounts: readonly DemoAccount[];
  /** The operations that the open file reads. */
  readonly calls: readonly SourceCall[];
}

/** Before the server has said what there is. */
const noChoices: Choices = { region: [], view: [], userType: [], language: [], flags: [], permissions: [] };

/** Makes the preview that of the address, and calls `onReady` whenever it has become another one. */
export function usePersona(onReady: () => void): PersonaState {
  const { address, project } = useStudio();
  const values = useStore(address);
  const { files, version } = useStore(project);
  const choices = useAnswer('choices', {}, version) ?? noChoices;
  const [accounts, setAccounts] = useState<readonly DemoAccount[] | undefined>(undefined);
  const { width: _width, pane: _pane, object: _object, file: name, ...others } = values;
  const file = files.find((entry) => entry.name === name)?.file ?? '';
  const calls = useAnswer('sources', { file }, version);
  const ready = useRef(onReady);
  const latest = useRef(calls ?? []);
  useEffect(() => {
    ready.current = onReady;
    latest.current = calls ?? [];
  });
  const isKnown = version > 0;
  useEffect(() => {
    demoAccounts().then(setAccounts, () => setAccounts([]));
  }, []);
  // How all calls of a file are answered depends on the file; the rest of a persona does not.
  const key = JSON.stringify([others, personaOf(values).answers['*'] === undefined ? '' : calls]);
  const isReady = isKnown && accounts !== undefined && calls !== undefined;
  useEffect(() => {
    if (!isReady) return;
    void becomePersona(personaOf(address.get()), accounts, latest.current).then(() => ready.current());
  }, [key, isReady, accounts, address]);
  return { persona: personaOf(values), choices, accounts: accounts ?? [], calls: calls ?? [] };
}
