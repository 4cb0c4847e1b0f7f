import { useSyncExternalStore } from 'react';
import type { Severity } from '~/ui/SeverityShape';
import { watchTheme } from '~/view/context/use-theme';

/** The colours and the font of charts in the current theme. */
export interface ChartColors {
  readonly line: string;
  /** Colours without a meaning, for several lines in one chart. */
  readonly series: readonly string[];
  readonly area: string;
  readonly surface: string;
  readonly text: string;
  readonly grid: string;
  readonly font: string;
  readonly severities: Readonly<Record<Severity, { readonly solid: string; readonly text: string }>>;
}

let cached: { readonly theme: string | null; readonly colors: ChartColors } | undefined;

function theme(): string | null {
  return document.documentElement.getAttribute('data-bp-color-scheme');
}

/** Reads the colours. The object changes only with the theme, so that charts render again only then. */
function read(): ChartColors {
  if (cached?.theme === theme() && cached !== undefined) return cached.colors;
  const style = getComputedStyle(document.documentElement);
  const token = (name: string): string => style.getPropertyValue(`--descry-${name}`).trim();
  const severity = (name: string) => ({ solid: token(`${name}-solid`), text: token(`${name}-text`) });
  const colors = {
    line: token('chart-series1'),
    series: [1, 2, 3, 4, 5, 6].map((index) => token(`chart-series${index}`)),
    area: token('chart-area'),
    surface: token('surface-raised'),
    text: token('text-muted'),
    grid: token('divider'),
    font: token('font'),
    severities: {
      critical: severity('critical'),
      high: severity('high'),
      medium: severity('medium'),
      low: severity('low'),
      safe: severity('safe'),
      unknown: severity('unknown'),
    },
  };
  cached = { theme: theme(), colors };
  return colors;
}

// Saving `theme.json` replaces the style sheet of a page in the dev server. Setting the attribute reports a change.
import.meta.hot?.on('vite:afterUpdate', () => {
  cached = undefined;
  const root = document.documentElement;
  root.setAttribute('data-bp-color-scheme', theme() ?? 'light');
});

/** The colours of the current theme. */
export function useChartColors(): ChartColors {
  return useSyncExternalStore(watchTheme, read);
}
