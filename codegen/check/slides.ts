import { diagnose } from '../diagnostic';
import { member } from '../parse/read';
import { local } from './local';

/** Only a dialog with slides starts at one of them. */
export const slides = local(['dialog'], function* (descriptor) {
  const { value } = descriptor;
  if (member(value, 'startsAt') === undefined || member(value, 'slides') !== undefined) return;
  const message = 'This dialog has no slides.';
  yield diagnose(descriptor, ['startsAt'], { code: 'dialog/slides', message, key: true });
});
