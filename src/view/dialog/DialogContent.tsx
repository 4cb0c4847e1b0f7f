import { isShown } from '~/descriptor/is-shown';
import type { Block } from '~/generated/contract/descriptor-types';
import { Skeleton } from '~/ui/Skeleton';
import { BlockView } from './BlockView';
import type { FrameState } from './FrameView';
import { useServices } from '../context/services';
import { SourceFailure } from '../data/SourceFailure';
import type { SourceResults } from '../data/use-sources';
import type { DialogState } from './use-dialog-state';

/** The blocks of a dialog. Those that read a missing answer are replaced, together, by its loading or failure state. */
export function DialogContent(props: {
  /** Prefix of the ids of the paragraphs. */
  readonly id: string;
  /** The blocks of the dialog, or those inside a block. */
  readonly content: readonly Block[];
  readonly state: DialogState;
  readonly onFrame: (state: FrameState) => void;
}) {
  const { content, state } = props;
  const { scope, isWaiting } = state;
  const waiting = content.filter(
    (block) =>
      isWaiting(block.visibleWhen) || (isShown(block, scope) && !selfContained.has(block.type) && isWaiting(block)),
  );
  return content.map((block, index) => {
    if (block === waiting[0]) return <MissingAnswer key={index} sources={state.sources} />;
    if (waiting.includes(block) || !isShown(block, scope)) return null;
    return (
      <BlockView
        key={index}
        id={`${props.id}-${index}`}
        block={block}
        scope={scope}
        ticks={state.ticks}
        onFrame={props.onFrame}
        renderBlocks={(nested, id) => <DialogContent {...props} id={id} content={nested} />}
      />
    );
  });
}

/** Blocks that show missing answers themselves, and blocks that contain such blocks. */
const selfContained: ReadonlySet<Block['type']> = new Set(['form', 'download', 'task', 'part']);

/** The state of an answer that is loading or has failed. */
function MissingAnswer({ sources: { loading, failure, retry } }: { readonly sources: SourceResults }) {
  const { settings } = useServices();
  if (loading || !failure) return <Skeleton delay={settings.timers.skeletonDelay} />;
  return <SourceFailure failure={failure} onRetry={retry} />;
}
