import type { Severity } from '../../../ui/severity';

/** Colours of the palette that mean nothing. */
const palette = 6;

/** A colour of the theme: what a severity has, else one of the palette by its place. */
export function partColor(severity: Severity | undefined, place: number): string {
  return severity === undefined ? `var(--descry-chart-${(place % palette) + 1})` : `var(--descry-${severity}-solid)`;
}

/** The line around what has a colour that is too light to be seen by itself. */
export function partEdge(severity: Severity | undefined, place: number): string {
  return severity === undefined ? partColor(severity, place) : `var(--descry-${severity}-edge)`;
}

/** Of what is summed up. */
export const restColor = 'var(--descry-chart-rest)';
