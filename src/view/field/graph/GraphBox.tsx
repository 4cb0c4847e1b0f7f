import { useId, useMemo, useState, type KeyboardEvent } from 'react';
import { drawerHref, drawerInputOf, openDrawerAt } from '~/actions/open-drawer-at';
import { drawers } from '~/generated/console/catalogue';
import type { GraphField } from '~/generated/contract/descriptor-types';
import type { Scope } from '~/generated/contract/types';
import { useTranslate } from '~/i18n/translate';
import { memoize } from '~/lib/memoize';
import { createSequence } from '~/state/drawer/sequence';
import { isPlainClick } from '~/ui/is-plain-click';
import { UntrustedText } from '~/ui/UntrustedText';
import { useServices } from '~/view/context/services';
import { PictureRoom } from '~/view/picture/PictureRoom';
import { PictureTools } from '~/view/picture/PictureTools';
import { fitOf, minReadable, type Size } from '~/view/picture/picture-view';
import { usePicture, usePictureRoom } from '~/view/picture/use-picture';
import { usePictureKeys, usePictureWheel } from '~/view/picture/use-picture-pointer';
import { referenceOf } from '~/view/value/ObjectLink';
import { RatingLabel, StateLabel } from '~/view/value/RatingLabel';
import { ratingText } from '~/view/value/rating-text';
import { labelUnits } from './fit-label';
import { nodeAfter } from './graph-keys';
import { layoutGraph, type GraphDirection, type GraphLayout } from './graph-layout';
import type { Graph, GraphNode } from './graph-model';
import { GraphScene, type NodeLink } from './GraphScene';

/** Widths of a letter and of the longest label of an edge. Pixels. */
const letterWidth = 6;
const maxLabelWidth = 132;

/** The height of the largest room, and the room beside the graph. Pixels. */
const maxHeight = 480;
const beside = 24;

interface GraphProps {
  readonly field: GraphField;
  readonly scope: Scope;
  readonly graph: Graph;
}

/** A drawn graph, which is zoomed and moved as a picture, and walked through with the arrow keys. */
export function GraphBox({ field, scope, graph }: GraphProps) {
  const t = useTranslate();
  const id = useId();
  const room = usePictureRoom();
  const layout = useGraphLayout(graph, scope, room.size.width);
  const [active, setActive] = useState(graph.current ?? 0);
  // A graph that is laid out in the other direction begins around the node that the reader has reached.
  const [begin, setBegin] = useState({ direction: layout.direction, node: active });
  if (begin.direction !== layout.direction) setBegin({ direction: layout.direction, node: active });
  const handle = usePicture(layout, room, layout.nodes[begin.node] ?? { x: 0, y: 0 });
  usePictureWheel(handle);
  const onViewKey = usePictureKeys(handle);
  const links = useNodeLinks(field, graph, t(field.label, scope));
  const onKeyDown = (event: KeyboardEvent): void => {
    const isOnNode = event.target instanceof Element && event.target.matches('[data-step]');
    const isPlain = !event.shiftKey && !event.ctrlKey && !event.altKey && !event.metaKey;
    const next = isOnNode && isPlain ? nodeAfter(event.key, active, layout, graph) : undefined;
    if (next === undefined) return onViewKey(event);
    event.preventDefault();
    room.ref.current?.querySelector<SVGElement>(`[data-step="${next}"]`)?.focus();
  };
  return (
    // The key events come from the nodes and the buttons.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <figure
      className="descry-picture descry-graph"
      data-scale={handle.state.scale}
      aria-label={t(field.label, scope)}
      aria-describedby={`${id}-keys`}
      onKeyDown={onKeyDown}
    >
      <PictureRoom
        size={layout}
        handle={handle}
        box={{ height: Math.min(layout.height + beside, maxHeight), maxHeight }}
      >
        <GraphScene {...{ graph, layout, links, scope, active }} onActive={setActive} />
      </PictureRoom>
      <PictureTools handle={handle} hint={t('UI.GRAPH.HINT')} />
      <p id={`${id}-keys`} className="descry-aside">
        {t('UI.GRAPH.KEYS')}
      </p>
      <ActiveNode node={graph.nodes[active]} />
    </figure>
  );
}

/** Below the graph: the node that had the focus last, with its whole name. */
function ActiveNode({ node }: { readonly node: GraphNode | undefined }) {
  if (!node) return null;
  const { name, kind, severity, scope } = node;
  return (
    <div className="descry-graph-active" role="status">
      {kind && <StateLabel rating={kind} scope={scope} />}
      <UntrustedText text={name} />
      {severity && <RatingLabel rating={severity} scope={scope} showValue={false} marked />}
    </div>
  );
}

/**
 * The layout of a graph for a room of a width: from left to right, or downwards if only that can be read as a whole or
 * more of it can. A layout takes long, so it is made once for each graph and direction, and the second one on demand.
 */
function useGraphLayout(graph: Graph, scope: Scope, width: number): GraphLayout {
  const t = useTranslate();
  const layers = useMemo(() => {
    const edges = graph.edges.map(({ from, to, kind }) => {
      const label = ratingText(kind, t, scope);
      const labelWidth = label === '' ? 0 : Math.min(maxLabelWidth, labelUnits(label) * letterWidth + 12);
      return { from, to, labelWidth };
    });
    const inDirection = (direction: GraphDirection) =>
      memoize(() => layoutGraph({ count: graph.nodes.length, edges }, direction));
    return { onwards: inDirection('LR'), downwards: inDirection('TB') };
  }, [graph, scope, t]);
  const onwards = layers.onwards();
  const fit = (picture: Size): number => fitOf(picture, { width, height: maxHeight }, 1);
  if (width === 0 || fit(onwards) >= minReadable) return onwards;
  const downwards = layers.downwards();
  return fit(downwards) > fit(onwards) ? downwards : onwards;
}

/** The drawers of the nodes. From one of them, next and previous lead through all nodes. */
function useNodeLinks({ object }: GraphField, graph: Graph, title: string): readonly (NodeLink | undefined)[] {
  const services = useServices();
  return useMemo(() => {
    const inputs = graph.nodes.map(({ name, scope }) => object && drawerInputOf(referenceOf(object, name), scope));
    const known = inputs.filter((input) => input !== undefined);
    return inputs.map((input) => {
      if (!input) return undefined;
      return {
        icon: drawers[input.search_type]?.icon,
        href: drawerHref(input, services),
        open: (event) => {
          if (!isPlainClick(event)) return;
          event.preventDefault();
          openDrawerAt(input, services, createSequence(title, known, input));
        },
      };
    });
  }, [object, graph, title, services]);
}
