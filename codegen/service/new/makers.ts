import { makeDialog } from './dialog';
import { makeDrawer } from './drawer';
import { makeForm } from './form';
import type { Made, Order } from './order';
import { makeScale } from './scale';
import { makeScreen } from './screen';

/** The kinds of descriptor that can be made of an operation. */
export const newKinds = ['drawer', 'screen', 'dialog', 'form', 'scale'] as const;

/** One of them. */
export type NewKind = (typeof newKinds)[number];

/** What makes the files of each kind, its own first. They throw `CannotMake`. */
export const makers: Readonly<Record<NewKind, (order: Order) => readonly Made[]>> = {
  drawer: makeDrawer,
  screen: makeScreen,
  dialog: makeDialog,
  form: makeForm,
  scale: makeScale,
};
