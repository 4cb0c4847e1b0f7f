import type { Operation } from '../../1-parse/openapi/contract';
import { labelFor } from '~/lib/humanize-identifier';
import { phraseFor } from '../fields/words';
import { argumentsFor } from './call-arguments';
import { CannotMake } from './cannot-make';
import { giveInput, linesOf, makeForm, thenOf, titleOf, unlessEmpty, type Inputs } from './form';
import { leftOutOf } from './left-out';
import { newFile, type Made, type Order } from './order';

/** The longest title that is also the words of a button, in characters. */
const buttonLength = 24;

/**
 * A dialog with the form for the body of an operation; without anything to fill in, one that asks for confirmation.
 *
 * @throws {CannotMake} for an operation that only reads and takes no body.
 */
export function makeDialog(order: Order): readonly Made[] {
  const { name, operation } = order;
  const { file, $schema } = newFile(order, 'dialog');
  const title = titleOf(name, operation);
  const frame = { $schema, title, closing: 'dismissible' };
  const hasForm = linesOf(operation).length > 0;
  if (!hasForm && operation.safe)
    throw new CannotMake(`${operation.id} only reads, so there is nothing to confirm: make a drawer or a screen.`);
  const inputs: Inputs = {};
  const give = giveInput(inputs);
  if (hasForm) {
    const [form] = makeForm(order);
    const input = form && 'input' in form.value ? form.value.input : undefined;
    const content = [{ type: 'form', form: name }];
    return [{ file, value: { ...frame, input, content } }, ...(form ? [form] : [])];
  }
  const call = { type: 'call', operation: operation.id, ...argumentsFor(operation, give), then: thenOf(title) };
  const value = {
    ...frame,
    input: unlessEmpty(inputs),
    content: [{ type: 'paragraph', text: confirmationOf(name, operation) }],
    buttons: [
      { id: 'cancel', label: 'Cancel', action: { type: 'close', dismiss: true } },
      { id: 'confirm', label: title.length > buttonLength ? labelFor(name) : title, intent: 'primary', action: call },
    ],
  };
  return [{ file, value, leftOut: leftOutOf(operation) }];
}

function confirmationOf(name: string, { summary }: Operation): string {
  return summary === undefined ? `Do you want to ${phraseFor(name)}?` : `${summary.trim().replace(/[^.!?]$/, '$&.')}`;
}
