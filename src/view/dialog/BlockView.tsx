import { Callout } from '@blueprintjs/core';
import { use, useLayoutEffect, type ReactNode } from 'react';
import { evaluate } from '~/descriptor/evaluate';
import type { Block } from '~/generated/contract/descriptor-types';
import type { Scope } from '~/generated/contract/types';
import { useTranslate } from '~/i18n/translate';
import { Skeleton } from '~/ui/Skeleton';
import { ActionHostContext } from '../action/action-host';
import { useServices } from '../context/services';
import { Loaded } from '../data/Loaded';
import { FieldList } from '../section/FieldList';
import { ButtonsView, CheckboxView, ListView, PartView } from './blocks/basic-blocks';
import { DownloadView } from './blocks/DownloadView';
import { ReaderView } from './blocks/ReaderView';
import { withInput } from './use-dialog-state';
import { FrameView, type FrameState } from './FrameView';
import type { Ticks } from './use-ticks';

/** One block of a dialog. */
export function BlockView(props: {
  readonly block: Block;
  /** Id of the element of a paragraph. */
  readonly id: string;
  readonly scope: Scope;
  readonly ticks: Ticks;
  /** Called with each state of an embedded page. */
  readonly onFrame: (state: FrameState) => void;
  /** Renders the blocks inside this one; `id` is the prefix of their ids. */
  readonly renderBlocks: (content: readonly Block[], id: string) => ReactNode;
}) {
  const { block, id, scope, ticks } = props;
  const t = useTranslate();
  switch (block.type) {
    case 'paragraph':
      return <Paragraph block={block} id={id} scope={scope} />;
    case 'frame':
      return <FrameView address={evaluate(block.href, scope)} title={t(block.title, scope)} onState={props.onFrame} />;
    case 'checkbox':
      return <CheckboxView block={block} scope={scope} ticks={ticks} />;
    case 'reader':
      return (
        <ReaderView block={block} scope={scope} ticks={ticks}>
          {block.content && props.renderBlocks(block.content, id)}
        </ReaderView>
      );
    case 'list':
      return <ListView block={block} scope={scope} />;
    case 'part':
      return (
        <PartView id={block.id} title={t(block.title, scope)}>
          {props.renderBlocks(block.content, id)}
        </PartView>
      );
    case 'fields':
      return <FieldList sections={[{ id: 'fields', fields: block.fields }]} scope={scope} />;
    case 'buttons':
      return <ButtonsView block={block} scope={scope} />;
    case 'download':
      return <DownloadView block={block} scope={scope} />;
    default:
      return <LazyBlockView block={block} scope={scope} />;
  }
}

type ParagraphBlock = Extract<Block, { readonly type: 'paragraph' }>;

function Paragraph(props: { readonly block: ParagraphBlock; readonly id: string; readonly scope: Scope }) {
  const { block, id, scope } = props;
  const text = useTranslate()(block.text, scope);
  if (!block.intent) return <p id={id}>{text}</p>;
  return (
    <Callout compact intent={block.intent} icon={false} id={id}>
      {text}
    </Callout>
  );
}

type LazyBlock = Extract<Block, { readonly type: 'form' | 'panel' | 'task' | 'picture' }>;

/** A block whose code is loaded on first use. */
function LazyBlockView({ block, scope }: { readonly block: LazyBlock; readonly scope: Scope }) {
  const waiting = <LoadingBlock />;
  switch (block.type) {
    case 'form':
      return (
        <Loaded name="form view" load={() => import('../form/FormView')} waiting={waiting}>
          {({ FormView }) => <FormView form={block.form} scope={withInput(scope, block.with)} first={block.first} />}
        </Loaded>
      );
    case 'panel':
      return (
        <Loaded name="standalone panel" load={() => import('../panel/SharedPanel')} waiting={waiting}>
          {({ StandalonePanel }) => <StandalonePanel part={block} scope={scope} />}
        </Loaded>
      );
    case 'task':
      return (
        <Loaded name="task view" load={() => import('./blocks/TaskView')} waiting={waiting}>
          {({ TaskView }) => <TaskView block={block} scope={scope} />}
        </Loaded>
      );
    case 'picture':
      return (
        <Loaded name="picture view" load={() => import('../picture/PictureView')} waiting={waiting}>
          {({ PictureView }) => <PictureView picture={block.picture} />}
        </Loaded>
      );
  }
}

/** The placeholder of a block whose code is loading. The dialog counts as loading while it contains one. */
function LoadingBlock() {
  const { settings } = useServices();
  const { beginLoading } = use(ActionHostContext);
  // Before the first paint, and without a gap before the calls that the loaded block sends.
  useLayoutEffect(() => {
    const endLoading = beginLoading?.();
    return endLoading;
  }, [beginLoading]);
  return <Skeleton delay={settings.timers.skeletonDelay} />;
}
