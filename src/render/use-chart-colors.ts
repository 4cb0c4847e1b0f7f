import { useSyncExternalStore } from 'react';
import type { Severity } from '../ui/severity';
import { watchTheme } from './use-theme';

/** Colours and font of a chart, as the theme of the page has them. */
export interface ChartColors {
  readonly line: string;
  /** Colours that mean nothing, for lines beside each other. */
  readonly series: readonly string[];
  readonly area: string;
  readonly surface: string;
  readonly text: string;
  readonly grid: string;
  readonly font: string;
  readonly severities: Readonly<Record<Severity, { readonly solid: string; readonly text: string }>>;
}

let known: { readonly theme: string | null; readonly colors: ChartColors } | undefined;

function theme(): string | null {
  return document.documentElement.getAttribute('data-bp-color-scheme');
}

/** The same object until the theme changes, so that a chart is drawn anew only then. */
function read(): ChartColors {
  if (known?.theme === theme() && known !== undefined) return known.colors;
  const style = getComputedStyle(document.documentElement);
  const token = (name: string): string => style.getPropertyValue(`--descry-${name}`).trim();
  const rank = (name: string) => ({ solid: token(`${name}-solid`), text: token(`${name}-text`) });
  const colors = {
    line: token('chart-1'),
    series: [1, 2, 3, 4, 5, 6].map((place) => token(`chart-${place}`)),
    area: token('chart-area'),
    surface: token('surface-raised'),
    text: token('text-muted'),
    grid: token('divider'),
    font: token('font'),
    severities: {
      critical: rank('critical'),
      high: rank('high'),
      medium: rank('medium'),
      low: rank('low'),
      safe: rank('safe'),
      unknown: rank('unknown'),
    },
  };
  known = { theme: theme(), colors };
  return colors;
}

/** The colours of the current theme; they change with it. */
export function useChartColors(): ChartColors {
  return useSyncExternalStore(watchTheme, read);
}
