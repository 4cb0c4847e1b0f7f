import type { Entries } from './entry';

const theme = 'descriptors/theme.json';

/** The theme: its colours, their contrast, and its files. */
export const themes = {
  'theme/color': {
    text: '{color} is not a colour.',
    hint: 'Write it as in CSS: "#0f766e", "rgb(15 118 110)", "hsl(175 77% 26%)", "oklch(51% 0.09 186)" or "teal".',
    explanation: 'The compiler reads each colour to measure its contrast. What it cannot read, a browser would ignore.',
    example: {
      file: theme,
      at: '/colors/accent/light',
      wrong: '"#0f766"',
      right: '"#0f766e"',
    },
  },
  'theme/translucent': {
    text: '{token} must be opaque: its contrast would depend on what is behind it.',
    explanation:
      'Only colours that the engine lays over others may be translucent: those below the pointer, dividers, the backdrop of dialogs, and the areas and tracks of charts.',
    example: {
      file: theme,
      at: '/colors/accent/light',
      wrong: '"rgb(15 118 110 / 90%)"',
      right: '"rgb(15 118 110)"',
    },
  },
  'theme/contrast': {
    text: {
      text: '{top} on {ground} has a contrast of {measured} in the {theme} theme; text needs {needed}.',
      graphic: '{top} on {ground} has a contrast of {measured} in the {theme} theme; what is no text needs {needed}.',
    },
    explanation:
      'WCAG 2.2 AA wants a contrast of 4.5 between text and what is behind it (1.4.3), and of 3 for borders of controls, rings of the focus, marks and parts of charts (1.4.11). The compiler measures every pair of colours that the engine shows, in both themes, also where the theme gives only one of them. It names the worst pair of a colour. The correction is the colour of the same hue whose lightness is nearest and that passes in all pairs; without one, change the other colour.',
    example: {
      file: theme,
      at: '/colors/link/light',
      wrong: '"#5eead4"',
      right: '"#0f766e"',
    },
  },
  'theme/file': {
    text: {
      missing: '{folder} has no file "{file}".',
      family: 'No list of fonts has the family "{family}", so this file is never loaded.',
    },
    explanation:
      'The content policy of the console allows pictures and fonts of its own address alone, so a theme names files of the folder of public files, by their paths in it.',
    example: {
      file: theme,
      at: '/icon',
      wrong: '"icn.png"',
      right: '"icon.png"',
    },
  },
} as const satisfies Entries;
