import 'react';

declare module 'react' {
  /** Styles may set the console's own variables. */
  interface CSSProperties {
    [variable: `--descry-${string}`]: string | number;
  }
}
