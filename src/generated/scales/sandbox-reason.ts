// Generated from descriptors/scales/sandbox-reason.json. Do not edit.
import type { Scale } from '../descriptor-types';

const scale: Scale = {
  id: 'sandbox-reason',
  description: 'Why the sandbox did not analyze an object; unknown reasons are shown as they come.',
  of: 'string',
  rows: [
    {
      equals: 'UNSUPPORTED',
      text: { key: 'scales.sandbox-reason.rows.0.text', text: 'This type of object cannot be analyzed.' },
    },
    {
      equals: 'TOO_LARGE',
      text: {
        key: 'scales.sandbox-reason.rows.1.text',
        text: 'The object is larger than the sandbox accepts.',
      },
    },
    {
      equals: 'TIMEOUT',
      text: {
        key: 'scales.sandbox-reason.rows.2.text',
        text: 'The analysis took too long and was stopped.',
      },
    },
    {
      equals: 'UNREACHABLE',
      text: { key: 'scales.sandbox-reason.rows.3.text', text: 'The address could not be reached.' },
    },
    {
      equals: 'QUOTA_EXCEEDED',
      text: { key: 'scales.sandbox-reason.rows.4.text', text: 'The daily number of analyses is used up.' },
    },
  ],
  otherwise: 'value',
};

export default scale;
