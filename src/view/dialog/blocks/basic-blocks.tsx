import { useId, type ReactNode } from 'react';
import type { ButtonsBlock, CheckboxBlock, ListBlock } from '~/generated/contract/descriptor-types';
import type { Scope } from '~/generated/contract/types';
import { useTranslate } from '~/i18n/translate';
import { ActionButton } from '~/view/action/ActionButton';
import type { Ticks } from '../use-ticks';
import './basic-blocks.css';

/** Sentences as a list with bullets or numbers. */
export function ListView({ block, scope }: { readonly block: ListBlock; readonly scope: Scope }) {
  const t = useTranslate();
  const titleId = useId();
  const List = block.ordered === true ? 'ol' : 'ul';
  return (
    <>
      {block.title && (
        <p id={titleId} className="descry-list-title">
          {t(block.title, scope)}
        </p>
      )}
      <List className="descry-list" aria-labelledby={block.title && titleId}>
        {block.items.map((item, index) => (
          <li key={index}>{t(item, scope)}</li>
        ))}
      </List>
    </>
  );
}

/** A check box with its label. */
export function CheckboxView(props: { readonly block: CheckboxBlock; readonly scope: Scope; readonly ticks: Ticks }) {
  const { block, ticks } = props;
  const t = useTranslate();
  return (
    <label className="descry-choice descry-tick">
      <input
        type="checkbox"
        name={block.name}
        checked={ticks.values[block.name] === true}
        onChange={({ target }) => ticks.set(block.name, target.checked)}
      />
      {t(block.label, props.scope)}
    </label>
  );
}

/** A row of buttons. */
export function ButtonsView({ block, scope }: { readonly block: ButtonsBlock; readonly scope: Scope }) {
  return (
    <div className="descry-block-buttons">
      {block.buttons.map((button) => (
        <ActionButton key={button.id} button={button} scope={scope} />
      ))}
    </div>
  );
}

/** Blocks under a heading. */
export function PartView(props: { readonly id: string; readonly title: string; readonly children: ReactNode }) {
  const titleId = useId();
  return (
    <section className="descry-part" data-part={props.id} aria-labelledby={titleId}>
      <h3 id={titleId} className="descry-part-title">
        {props.title}
      </h3>
      {props.children}
    </section>
  );
}
