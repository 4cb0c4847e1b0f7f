import { lazy, Suspense, type ReactNode } from 'react';
import { evaluate } from '../descriptor/evaluate';
import { holds } from '../descriptor/is-shown';
import type { Block } from '../generated/descriptor-types';
import type { Scope } from '../generated/types';
import { Skeleton } from '../ui/Skeleton';
import { ActionButton } from './ActionButton';
import { CheckboxView } from './blocks/CheckboxView';
import { DownloadView } from './blocks/DownloadView';
import { ListView } from './blocks/ListView';
import { PartView } from './blocks/PartView';
import { ReaderView } from './blocks/ReaderView';
import { FieldList } from './FieldList';
import { FrameView, type FrameState } from './FrameView';
import { withInput } from './with-input';
import { useServices } from './services';
import type { Ticks } from './use-ticks';
import { useText } from './use-text';
import './blocks.css';

const FormView = lazy(async () => ({ default: (await import('./form/FormView')).FormView }));
const TaskView = lazy(async () => ({ default: (await import('./blocks/TaskView')).TaskView }));
const PictureView = lazy(async () => ({ default: (await import('./blocks/PictureView')).PictureView }));
const StandalonePanel = lazy(async () => ({ default: (await import('./StandalonePanel')).StandalonePanel }));

/** One block of a dialog's content. `onFrame` hears how an embedded page fares. */
export function BlockView(props: {
  readonly block: Block;
  /** Id of the element of a paragraph. */
  readonly id: string;
  readonly scope: Scope;
  readonly ticks: Ticks;
  readonly onFrame: (state: FrameState) => void;
  /** Draws the blocks inside this one. */
  readonly inner: (content: readonly Block[], id: string) => ReactNode;
}) {
  const { block, scope, ticks } = props;
  const { settings } = useServices();
  const text = useText();
  switch (block.type) {
    case 'paragraph':
      return <p id={props.id}>{text(block.text, scope)}</p>;
    case 'frame':
      return (
        <FrameView address={evaluate(block.href, scope)} title={text(block.title, scope)} onState={props.onFrame} />
      );
    case 'form':
      return (
        <Suspense fallback={<Skeleton delay={settings.timers.skeletonDelay} />}>
          <FormView form={block.form} scope={withInput(scope, block.with)} first={block.first} />
        </Suspense>
      );
    case 'panel':
      return (
        <Suspense fallback={<Skeleton delay={settings.timers.skeletonDelay} />}>
          <StandalonePanel part={block} scope={scope} />
        </Suspense>
      );
    case 'checkbox':
      return <CheckboxView block={block} scope={scope} ticks={ticks} />;
    case 'reader':
      return (
        <ReaderView
          label={text(block.label, scope)}
          height={block.height}
          paragraphs={block.paragraphs && evaluate(block.paragraphs, scope)}
          tells={holds(block.tellsWhen, scope)}
          isRead={ticks.values[block.name] === true}
          onRead={() => ticks.set(block.name, true)}
        >
          {block.content && props.inner(block.content, props.id)}
        </ReaderView>
      );
    case 'list':
      return <ListView block={block} scope={scope} />;
    case 'part':
      return (
        <PartView id={block.id} title={text(block.title, scope)}>
          {props.inner(block.content, props.id)}
        </PartView>
      );
    case 'fields':
      return <FieldList sections={[{ id: 'fields', fields: block.fields }]} scope={scope} />;
    case 'buttons':
      return (
        <div className="descry-block-buttons">
          {block.buttons.map((button) => (
            <ActionButton key={button.id} button={button} scope={scope} />
          ))}
        </div>
      );
    case 'download':
      return <DownloadView block={block} scope={scope} />;
    case 'task':
      return (
        <Suspense fallback={<Skeleton delay={settings.timers.skeletonDelay} />}>
          <TaskView block={block} scope={scope} />
        </Suspense>
      );
    case 'picture':
      return (
        <Suspense fallback={<Skeleton delay={settings.timers.skeletonDelay} />}>
          <PictureView picture={block.picture} />
        </Suspense>
      );
  }
}
