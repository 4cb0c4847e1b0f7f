import type { Point } from './picture-view';

/** A line between two steps: the SVG paths of its curve and of the arrow at its end, and the position of its label. */
export interface LinkLine {
  readonly curve: string;
  readonly arrow: string;
  readonly middle: Point;
}

/** Pixels around the middle of a step that its lines leave free. */
export interface StepRoom {
  readonly radius: number;
  /** Distance from the middle to the lower edge of the label. */
  readonly below: number;
}

const arrow = { length: 9, halfWidth: 5 } as const;

/** The line between two steps: it leaves and enters them at the sides that face each other. */
export function linkLine(from: Point, to: Point, { radius, below }: StepRoom): LinkLine {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  if (Math.abs(dx) >= Math.abs(dy)) {
    const sign = Math.sign(dx) || 1;
    const tip = { x: to.x - sign * radius, y: to.y };
    return lineTo(tip, { x: from.x + sign * radius, y: from.y }, { x: sign, y: 0 });
  }
  const sign = Math.sign(dy);
  const start = { x: from.x, y: from.y + (sign > 0 ? below : -radius) };
  const tip = { x: to.x, y: to.y - (sign > 0 ? radius : -below) };
  return lineTo(tip, start, { x: 0, y: sign });
}

/** The line from `start` to the tip of its arrow. It leaves and arrives in `direction`, a unit vector along an axis. */
function lineTo(tip: Point, start: Point, direction: Point): LinkLine {
  const end = { x: tip.x - direction.x * arrow.length, y: tip.y - direction.y * arrow.length };
  const bend = Math.abs(direction.x === 0 ? end.y - start.y : end.x - start.x) / 2;
  const out = { x: start.x + direction.x * bend, y: start.y + direction.y * bend };
  const into = { x: end.x - direction.x * bend, y: end.y - direction.y * bend };
  const side = { x: direction.y * arrow.halfWidth, y: direction.x * arrow.halfWidth };
  return {
    curve: `M${point(start)} C${point(out)} ${point(into)} ${point(end)}`,
    arrow: `M${point({ x: end.x + side.x, y: end.y + side.y })} L${point(tip)} L${point({ x: end.x - side.x, y: end.y - side.y })} Z`,
    middle: { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 },
  };
}

function point({ x, y }: Point): string {
  return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
}
