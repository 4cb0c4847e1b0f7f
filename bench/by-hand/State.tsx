import { Icon, type AnyIconName } from '../../src/ui/Icon';
import { UntrustedText } from '../../src/ui/UntrustedText';

interface KnownState {
  readonly text: string;
  readonly icon: AnyIconName;
  /** Colours the mark. */
  readonly tone?: 'good' | 'unknown';
}

/** The words of states, and what becomes of others: a word for all of them, themselves, or nothing. */
export interface States {
  readonly known: Readonly<Record<string, KnownState>>;
  readonly otherwise: KnownState | 'value' | 'nothing';
}

export const connectivity: States = {
  known: {
    connected: { text: 'Connected', icon: 'tick-circle', tone: 'good' },
    unknown: { text: 'Unknown', icon: 'help', tone: 'unknown' },
  },
  otherwise: { text: 'Disconnected', icon: 'disable' },
};

export const featureStatus: States = {
  known: {
    enabled: { text: 'Enabled', icon: 'tick-circle' },
    partial: { text: 'Partially enabled', icon: 'circle' },
    pending: { text: 'Pending', icon: 'time' },
    disabled: { text: 'Disabled', icon: 'disable' },
  },
  otherwise: 'value',
};

export const moduleStatus: States = {
  known: {
    on: { text: 'On', icon: 'tick-circle', tone: 'good' },
    unknown: { text: 'Unknown', icon: 'help', tone: 'unknown' },
  },
  otherwise: { text: 'Off', icon: 'disable' },
};

export const patternOutdated: States = {
  known: { true: { text: 'Yes', icon: 'warning-sign' }, false: { text: 'No', icon: 'tick-circle' } },
  otherwise: 'nothing',
};

/** What is shown of a state. */
export function stateOf({ known, otherwise }: States, value: string | null | undefined) {
  if (value === null || value === undefined || value === '') return undefined;
  if (Object.hasOwn(known, value)) return known[value];
  if (otherwise === 'nothing') return undefined;
  return otherwise === 'value' ? { text: value } : otherwise;
}

/** A state: a mark and a word. */
export function State({ state }: { readonly state: Partial<KnownState> & { readonly text: string } }) {
  return (
    <span className="descry-state" data-tone={state.tone}>
      {state.icon ? <Icon name={state.icon} size={14} /> : <span className="descry-state-dot" aria-hidden="true" />}
      <span>{state.icon ? state.text : <UntrustedText text={state.text} />}</span>
    </span>
  );
}
