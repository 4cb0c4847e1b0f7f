// Generated from descriptors/dialogs/attack-path.json. Do not edit.
import type { Dialog } from '../descriptor-types';
import apt28Picture from '../pictures/apt28';
import blackBastaPicture from '../pictures/black-basta';
import type { Reads } from '../types';

const dialog: Dialog = {
  id: 'attack-path',
  title: { key: 'dialogs.attack-path.title', text: 'Attack Path' },
  closing: 'dismissible',
  placement: 'full-screen',
  input: { scenario: 'string' },
  content: [
    {
      type: 'picture',
      picture: apt28Picture,
      visibleWhen: (s: Reads, f) => f.eq(s.input?.scenario, 'apt28'),
    },
    {
      type: 'picture',
      picture: blackBastaPicture,
      visibleWhen: (s: Reads, f) => f.eq(s.input?.scenario, 'black_basta'),
    },
  ],
};

export default dialog;
