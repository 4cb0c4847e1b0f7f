import { diagnose } from '../../diagnostics/diagnostic';
import { finding } from '../../diagnostics/finding';
import { perDescriptor } from '../per-descriptor';

/** Only a dialog with slides starts at one of them. */
export const slides = perDescriptor(['dialog'], function* (_project, descriptor) {
  const { startsAt, slides: given } = descriptor.authored;
  if (startsAt === undefined || given !== undefined) return;
  yield diagnose(descriptor, ['startsAt'], { ...finding('dialog/slides'), key: true });
});
