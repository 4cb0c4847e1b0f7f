import { isShown } from '../descriptor/is-shown';
import type { Block } from '../generated/descriptor-types';
import type { Scope } from '../generated/types';
import { ErrorPanel } from '../ui/ErrorPanel';
import { NoData } from '../ui/NoData';
import { Skeleton } from '../ui/Skeleton';
import { BlockView } from './BlockView';
import type { FrameState } from './FrameView';
import { useServices } from './services';
import type { SourceResults } from './use-sources';
import type { Ticks } from './use-ticks';
import { useMessage } from './use-text';

/** The blocks of a dialog. In place of those that read a missing answer stands, once, how that answer fares. */
export function DialogContent(props: {
  /** Beginning of the ids of its paragraphs. */
  readonly id: string;
  readonly content: readonly Block[];
  readonly scope: Scope;
  readonly ticks: Ticks;
  readonly sources: SourceResults;
  /** Whether a part reads an answer that is missing. */
  readonly waits: (part: unknown) => boolean;
  readonly onFrame: (state: FrameState) => void;
}) {
  const { content, scope, waits } = props;
  const waiting = content.filter(
    (block) => waits(block.visibleWhen) || (isShown(block, scope) && !copes.has(block.type) && waits(block)),
  );
  return content.map((block, index) => {
    if (block === waiting[0]) return <Missing key={index} sources={props.sources} />;
    if (waiting.includes(block) || !isShown(block, scope)) return null;
    return (
      <BlockView
        key={index}
        id={`${props.id}-${index}`}
        block={block}
        scope={scope}
        ticks={props.ticks}
        onFrame={props.onFrame}
        inner={(inner, innerId) => <DialogContent {...props} id={innerId} content={inner} />}
      />
    );
  });
}

/** Blocks that have a look of their own for an answer that is missing, and blocks that hold such. */
const copes: ReadonlySet<Block['type']> = new Set(['form', 'download', 'task', 'part']);

/** An answer that is on its way, or has failed. */
function Missing({ sources: { loading, failure, retry } }: { readonly sources: SourceResults }) {
  const { settings } = useServices();
  const message = useMessage();
  if (loading || !failure) return <Skeleton delay={settings.timers.skeletonDelay} />;
  if (failure.state === 'empty') return <NoData text={message(failure.message)} />;
  return (
    <ErrorPanel
      message={message(failure.message)}
      {...(failure.traceId !== undefined && { traceId: failure.traceId })}
      onRetry={retry}
    />
  );
}
