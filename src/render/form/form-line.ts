import type { FormLine } from '../../generated/descriptor-types';
import type { ChoiceGroup } from './chosen';

/** A choice that is offered now. */
export interface Choice {
  readonly value: string;
  readonly text: string;
  /** What tells it from others. */
  readonly about?: string;
}

/** A line of the layout in the words of the language, as it stands now. */
export interface LineView {
  readonly property: string;
  readonly widget: FormLine['widget'];
  readonly label: string;
  readonly required: boolean;
  readonly placeholder: string | undefined;
  readonly note: string | undefined;
  readonly choices: readonly Choice[];
  /** Choices that come from lists, and what is said when there are none. */
  readonly groups: readonly ChoiceGroup[];
  readonly empty: string | undefined;
  /** Whether one of the choices is always chosen. */
  readonly settled: boolean;
  /** Blanks around what is typed are cut. */
  readonly trim: boolean;
}

/** What the templates of a form read besides what the form library gives them. */
export type FormContext = {
  readonly lines: ReadonlyMap<string, LineView>;
  /** Paths of the values that show their message, e.g. `name` or `hosts.one`. */
  readonly told: ReadonlySet<string>;
};
