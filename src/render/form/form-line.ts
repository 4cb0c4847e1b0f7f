import type { FormLine } from '../../generated/descriptor-types';

/** A choice that is offered now. */
export interface Choice {
  readonly value: string;
  readonly text: string;
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
}

/** What the templates of a form read besides what the form library gives them. */
export type FormContext = {
  readonly lines: ReadonlyMap<string, LineView>;
  /** Properties that show their message. */
  readonly told: ReadonlySet<string>;
};
