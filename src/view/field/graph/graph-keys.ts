import type { Point } from '~/view/picture/picture-view';
import type { GraphLayout } from './graph-layout';

interface Links {
  readonly edges: readonly { readonly from: number; readonly to: number }[];
}

const directions: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/**
 * The node to which a key leads from another; `undefined` if the key means nothing in a graph. Along the layers an
 * arrow follows the edges, to the nearest node. Across them it leads to the next node of the layer. Home and End lead
 * to the first and the last node.
 */
export function nodeAfter(key: string, from: number, layout: GraphLayout, { edges }: Links): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return layout.nodes.length - 1;
  const direction = Object.hasOwn(directions, key) ? directions[key] : undefined;
  const start = layout.nodes[from];
  if (!direction || !start) return undefined;
  const isAlong = (direction.x !== 0) === (layout.direction === 'LR');
  const linked = new Set(edges.flatMap((edge) => (edge.from === from ? edge.to : edge.to === from ? edge.from : [])));
  const candidates = layout.nodes.flatMap((node, index) => {
    const ahead = (node.x - start.x) * direction.x + (node.y - start.y) * direction.y;
    const aside = Math.abs((node.x - start.x) * direction.y) + Math.abs((node.y - start.y) * direction.x);
    const isPossible = isAlong ? linked.has(index) : aside < 1;
    return ahead > 1 && isPossible ? [{ index, cost: ahead + 2 * aside }] : [];
  });
  const nearest = candidates.toSorted((one, other) => one.cost - other.cost)[0];
  return nearest?.index ?? from;
}
