import { memo, useId, type MouseEvent } from 'react';
import type { Scope } from '~/generated/contract/types';
import { useTranslate } from '~/i18n/translate';
import { visibleText } from '~/lib/visible-text';
import { Icon, type IconSource } from '~/ui/Icon';
import { SeverityShape } from '~/ui/SeverityShape';
import type { Point } from '~/view/picture/picture-view';
import { ratingText } from '~/view/value/rating-text';
import { fitLabel } from './fit-label';
import { edgePath, nodeSize, type GraphLayout } from './graph-layout';
import type { Graph } from './graph-model';

/** How wide a label may be, in units of `fitLabel`. */
const nameUnits = 19;
const ratedNameUnits = 16;
const kindUnits = 24;
const edgeUnits = 20;

/** What a node leads to: the drawer of its object. */
export interface NodeLink {
  readonly icon: IconSource | undefined;
  readonly href: string;
  readonly open: (event: MouseEvent) => void;
}

/** The nodes and edges of a graph as SVG. It is drawn again only if the graph or the active node changes. */
export const GraphScene = memo(function GraphScene(props: {
  readonly graph: Graph;
  readonly layout: GraphLayout;
  /** By position; `undefined` for a node without a drawer. */
  readonly links: readonly (NodeLink | undefined)[];
  readonly scope: Scope;
  /** The position of the node that is a tab stop. */
  readonly active: number;
  readonly onActive: (node: number) => void;
}) {
  const { graph, layout, links, scope, active, onActive } = props;
  const id = useId();
  return (
    <svg className="descry-graph-scene" viewBox={`0 0 ${layout.width} ${layout.height}`}>
      <defs>
        <marker
          id={`${id}-arrow`}
          className="descry-graph-arrow"
          viewBox="0 0 8 8"
          refX="7"
          refY="4"
          markerUnits="userSpaceOnUse"
          markerWidth="8"
          markerHeight="8"
          orient="auto"
        >
          <path d="M0 0.5 8 4 0 7.5z" />
        </marker>
      </defs>
      <GraphEdges graph={graph} layout={layout} scope={scope} active={active} marker={`url(#${id}-arrow)`} />
      {graph.nodes.map((node, index) => (
        <GraphNodeView
          key={index}
          index={index}
          graph={graph}
          at={layout.nodes[index] ?? { x: 0, y: 0 }}
          link={links[index]}
          isActive={index === active}
          onActive={onActive}
        />
      ))}
    </svg>
  );
});

/** The edges with their labels, those of the active node marked. The table of edges is for screen readers. */
function GraphEdges(props: {
  readonly graph: Graph;
  readonly layout: GraphLayout;
  readonly scope: Scope;
  readonly active: number;
  readonly marker: string;
}) {
  const { graph, layout, scope, active, marker } = props;
  const t = useTranslate();
  return (
    <g aria-hidden="true">
      {graph.edges.map(({ from, to, kind }, index) => {
        const line = layout.edges[index];
        if (!line) return null;
        const label = ratingText(kind, t, scope);
        return (
          <g key={index} className="descry-graph-edge" data-active={from === active || to === active || undefined}>
            <path d={edgePath(line.points)} markerEnd={marker} />
            {label !== '' && (
              <text x={line.label.x} y={line.label.y + 4} textAnchor="middle">
                <title>{label}</title>
                {fitLabel(label, edgeUnits)}
              </text>
            )}
          </g>
        );
      })}
    </g>
  );
}

interface NodeProps {
  readonly index: number;
  readonly graph: Graph;
  readonly at: Point;
  readonly link: NodeLink | undefined;
  readonly isActive: boolean;
  readonly onActive: (node: number) => void;
}

/**
 * A node: a link to the drawer of its object, or plain if there is none. Its name for screen readers is its title,
 * which is whole; its kind and severity are announced when it gets the focus.
 */
const GraphNodeView = memo(function GraphNodeView(props: NodeProps) {
  const { index, graph, at, link } = props;
  const node = graph.nodes[index];
  const attributes = {
    className: 'descry-graph-node',
    transform: `translate(${at.x - nodeSize.width / 2} ${at.y - nodeSize.height / 2})`,
    tabIndex: props.isActive ? 0 : -1,
    'data-step': index,
    'data-severity': node?.severity?.severity,
    'aria-current': index === graph.current || undefined,
    onFocus: () => props.onActive(index),
  };
  const body = <NodeBody {...props} />;
  if (!link) {
    return (
      <g role="img" aria-label={node && visibleText(node.name)} {...attributes}>
        {body}
      </g>
    );
  }
  return (
    <a href={link.href} {...attributes} onClick={link.open} onDragStart={(event) => event.preventDefault()}>
      {body}
    </a>
  );
});

function NodeBody({ index, graph, link }: NodeProps) {
  const t = useTranslate();
  const node = graph.nodes[index];
  if (!node) return null;
  const { name, kind, severity, scope } = node;
  const text = visibleText(name);
  const kindText = ratingText(kind, t, scope);
  const severityText = ratingText(severity, t, scope);
  const icon = link?.icon ?? kind?.icon;
  return (
    <>
      <title className="descry-untrusted">{text}</title>
      <rect className="descry-graph-frame" width={nodeSize.width} height={nodeSize.height} rx="6" />
      {icon && (
        <g className="descry-graph-icon" transform="translate(12 15)">
          <Icon name={icon} />
        </g>
      )}
      <text aria-hidden="true" className="descry-graph-name descry-untrusted" x="38" y={kindText === '' ? 28 : 20}>
        {fitLabel(text, severity?.severity ? ratedNameUnits : nameUnits)}
      </text>
      <text aria-hidden="true" className="descry-graph-kind" x="38" y="36">
        {fitLabel(kindText, kindUnits)}
      </text>
      {severity?.severity && (
        <g aria-hidden="true" className="descry-graph-severity" transform={`translate(${nodeSize.width - 24} 16)`}>
          <title>{severityText}</title>
          <g className={`descry-severity-${severity.severity}`}>
            <SeverityShape severity={severity.severity} />
          </g>
        </g>
      )}
    </>
  );
}
