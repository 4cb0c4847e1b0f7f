import type { Point } from './picture-view';

/** A line between two steps: its curve, the arrow at its end, and where its words stand. */
export interface LinkLine {
  readonly curve: string;
  readonly arrow: string;
  readonly middle: Point;
}

/** Pixels around the middle of a step that its lines keep free. */
export interface StepRoom {
  readonly radius: number;
  /** From its middle to the lower edge of its words. */
  readonly below: number;
}

const arrow = { length: 9, half: 5 } as const;

/** Lays a line from step to step: out of the side that faces the other one, and into the side that it comes from. */
export function linkLine(from: Point, to: Point, { radius, below }: StepRoom): LinkLine {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  if (Math.abs(dx) >= Math.abs(dy)) {
    const way = Math.sign(dx) || 1;
    const tip = { x: to.x - way * radius, y: to.y };
    return drawn({ x: from.x + way * radius, y: from.y }, tip, { x: way, y: 0 });
  }
  const way = Math.sign(dy);
  const start = { x: from.x, y: from.y + (way > 0 ? below : -radius) };
  const tip = { x: to.x, y: to.y - (way > 0 ? radius : -below) };
  return drawn(start, tip, { x: 0, y: way });
}

/** `way` is the direction in which the line leaves and arrives. */
function drawn(start: Point, tip: Point, way: Point): LinkLine {
  const end = { x: tip.x - way.x * arrow.length, y: tip.y - way.y * arrow.length };
  const bend = Math.abs(way.x === 0 ? end.y - start.y : end.x - start.x) / 2;
  const out = { x: start.x + way.x * bend, y: start.y + way.y * bend };
  const into = { x: end.x - way.x * bend, y: end.y - way.y * bend };
  const side = { x: way.y * arrow.half, y: way.x * arrow.half };
  return {
    curve: `M${at(start)} C${at(out)} ${at(into)} ${at(end)}`,
    arrow: `M${at({ x: end.x + side.x, y: end.y + side.y })} L${at(tip)} L${at({ x: end.x - side.x, y: end.y - side.y })} Z`,
    middle: { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 },
  };
}

function at({ x, y }: Point): string {
  return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
}
