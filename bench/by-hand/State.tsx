import { Icon, type AnyIconName } from '~/ui/Icon';
import { UntrustedText } from '~/ui/UntrustedText';

interface KnownState {
  readonly text: string;
  readonly icon: AnyIconName;
  /** Colours the mark. */
  readonly tone?: 'good' | 'unknown';
}

/** The words of states, and what becomes of others: a word for all of them, themselves, or nothing. */
export interface States {
  readonly known: Readonly<Record<string, KnownState>>;
  readonly fallback: KnownState | 'value' | 'nothing';
}

export const connectivity: States = {
  known: {
    connected: { text: 'Connected', icon: 'tick-circle', tone: 'good' },
    unknown: { text: 'Unknown', icon: 'help', tone: 'unknown' },
  },
  fallback: { text: 'Disconnected', icon: 'disable' },
};

export const featureStatus: States = {
  known: {
    enabled: { text: 'Enabled', icon: 'tick-circle' },
    partial: { text: 'Partially enabled', icon: 'circle' },
    pending: { text: 'Pending', icon: 'time' },
    disabled: { text: 'Disabled', icon: 'disable' },
  },
  fallback: 'value',
};

export const moduleStatus: States = {
  known: {
    on: { text: 'On', icon: 'tick-circle', tone: 'good' },
    unknown: { text: 'Unknown', icon: 'help', tone: 'unknown' },
  },
  fallback: { text: 'Off', icon: 'disable' },
};

export const patternOutdated: States = {
  known: { true: { text: 'Yes', icon: 'warning-sign' }, false: { text: 'No', icon: 'tick-circle' } },
  fallback: 'nothing',
};

/** What is shown of a state. */
export function stateOf({ known, fallback }: States, value: string | null | undefined) {
  if (value === null || value === undefined || value === '') return undefined;
  if (Object.hasOwn(known, value)) return known[value];
  if (fallback === 'nothing') return undefined;
  return fallback === 'value' ? { text: value } : fallback;
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
