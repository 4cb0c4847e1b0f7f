import * as dagre from '@dagrejs/dagre';
import type { Point, Size } from '~/view/picture/picture-view';

/** The box of a node. Pixels at the scale 1. */
export const nodeSize: Size = { width: 196, height: 46 };

/** The room around the graph. Pixels. */
const margin = 16;

/** The direction of the layers: from left to right, or downwards where there is little room. */
export type GraphDirection = 'LR' | 'TB';

/** The middle of each node, and the points through which each edge leads. Pixels at the scale 1. */
export interface GraphLayout extends Size {
  readonly direction: GraphDirection;
  readonly nodes: readonly Point[];
  readonly edges: readonly EdgeLine[];
}

/** The way of an edge, from the box of one node to that of another, and the middle of its label. */
export interface EdgeLine {
  readonly points: readonly Point[];
  readonly label: Point;
}

interface Links {
  readonly count: number;
  readonly edges: readonly { readonly from: number; readonly to: number; readonly labelWidth: number }[];
}

/** Lays out a graph in layers, so that edges lead onwards and cross as little as possible. */
export function layoutGraph({ count, edges }: Links, direction: GraphDirection): GraphLayout {
  const graph = new dagre.graphlib.Graph({ multigraph: true });
  const isWide = direction === 'LR';
  graph.setGraph({
    ...{ rankdir: direction, ranker: 'tight-tree', marginx: margin, marginy: margin },
    ...(isWide ? { nodesep: 22, ranksep: 28, edgesep: 14 } : { nodesep: 20, ranksep: 22, edgesep: 14 }),
  });
  for (let index = 0; index < count; index += 1) graph.setNode(String(index), { ...nodeSize });
  edges.forEach(({ from, to, labelWidth }, index) => {
    graph.setEdge(String(from), String(to), { width: labelWidth, height: 16, labelpos: 'c' }, String(index));
  });
  dagre.layout(graph);
  const { width = 0, height = 0 } = graph.graph();
  return {
    direction,
    width: Math.ceil(width),
    height: Math.ceil(height),
    nodes: Array.from({ length: count }, (_, index) => pointOf(graph.node(String(index)))),
    edges: edges.map(({ from, to }, index) => {
      const line = graph.edge(String(from), String(to), String(index));
      return { points: (line.points ?? []).map(pointOf), label: pointOf(line) };
    }),
  };
}

/** The SVG path of an edge: a smooth curve through its points. */
export function edgePath(points: readonly Point[]): string {
  const [first, ...rest] = points;
  if (!first) return '';
  const last = rest.at(-1) ?? first;
  const bends = rest.slice(0, -1).map((point, index) => {
    const next = rest[index + 1] ?? last;
    return `Q${text(point)} ${text({ x: (point.x + next.x) / 2, y: (point.y + next.y) / 2 })}`;
  });
  return [`M${text(first)}`, ...bends, `L${text(last)}`].join(' ');
}

function text({ x, y }: Point): string {
  return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
}

function pointOf({ x = 0, y = 0 }: { readonly x?: number; readonly y?: number }): Point {
  return { x, y };
}
