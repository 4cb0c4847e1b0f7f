import { dialogs, drawers } from '~/generated/console/catalogue';
import type { Shortcut } from '~/generated/contract/descriptor-types';
import { useTranslate } from '~/i18n/translate';
import { useServices } from '~/view/context/services';
import { DialogFrame } from '~/ui/DialogFrame';
import { keyLabel } from './key-label';
import { KeyHint } from './KeyHint';
import './shortcuts.css';
import { usePlainKeys, useShortcutList } from './use-shortcuts';

/** The dialog with all shortcuts that the user can use, and the switch for shortcuts of single keys. */
export function ShortcutSheet(props: { readonly onClose: () => void }) {
  const { settings } = useServices();
  const t = useTranslate();
  const list = useShortcutList();
  const [plain, setPlain] = usePlainKeys();
  const isNavigation = ({ action }: Shortcut): boolean => action.type === 'navigate';
  return (
    <DialogFrame
      id="shortcuts"
      title={t('UI.SHORTCUTS.TITLE')}
      box={{ width: settings.shortcuts.width, layer: settings.layers.dialog }}
      onClose={props.onClose}
    >
      <div className="descry-shortcuts-groups">
        <ShortcutTable title={t('UI.SHORTCUTS.ANYWHERE')} shortcuts={list.filter((each) => !isNavigation(each))} />
        <ShortcutTable title={t('UI.SHORTCUTS.PAGES')} shortcuts={list.filter(isNavigation)} />
        <KeyTable title={t('UI.SHORTCUTS.LIST')} rows={listKeys} />
        {Object.keys(drawers).length > 0 && <KeyTable title={t('UI.SHORTCUTS.DRAWER')} rows={drawerKeys} />}
        {Object.keys(dialogs).length > 0 && <KeyTable title={t('UI.SHORTCUTS.FORM')} rows={formKeys} />}
      </div>
      <label className="descry-shortcuts-switch">
        <input type="checkbox" name="plainKeys" checked={plain} onChange={({ target }) => setPlain(target.checked)} />
        <span>
          {t('UI.SHORTCUTS.PLAIN')}
          <span className="descry-shortcuts-help">{t('UI.SHORTCUTS.PLAIN_HELP')}</span>
        </span>
      </label>
    </DialogFrame>
  );
}

/** Keys of parts of a page. They work only while the focus is there, so they are no shortcuts. */
const listKeys = [
  { label: 'UI.SHORTCUTS.ROWS', keys: ['↑', '↓'] },
  { label: 'UI.SHORTCUTS.CONTROLS', keys: ['←', '→'] },
  { label: 'UI.SHORTCUTS.OPEN_ROW', keys: ['Enter'] },
  { label: 'UI.SHORTCUTS.SELECT_ROW', keys: ['Space'] },
  { label: 'UI.SHORTCUTS.SELECT_ROWS', keys: ['Shift', 'Space'] },
  { label: 'UI.SHORTCUTS.COPY_ROWS', keys: ['mod', 'C'] },
] as const;
const drawerKeys = [
  { label: 'UI.DRAWER_BACK', keys: ['Alt', '←'] },
  { label: 'UI.DRAWER_FORWARD', keys: ['Alt', '→'] },
  { label: 'UI.SHORTCUTS.COPIES', keys: ['↑', '↓'] },
] as const;
const formKeys = [{ label: 'UI.SHORTCUTS.SEND', keys: ['mod', 'Enter'] }] as const;

type KeyRow = (typeof listKeys | typeof drawerKeys | typeof formKeys)[number];

function KeyTable({ title, rows }: { readonly title: string; readonly rows: readonly KeyRow[] }) {
  const t = useTranslate();
  return (
    <section className="descry-shortcuts">
      <h3>{title}</h3>
      <dl>
        {rows.map(({ label, keys }) => (
          <div key={label}>
            <dt>{t(label)}</dt>
            <dd className="descry-keys">
              {keys.map((key) => (
                <kbd key={key}>{keyLabel(key)}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function ShortcutTable(props: { readonly title: string; readonly shortcuts: readonly Shortcut[] }) {
  const { scope } = useServices();
  const t = useTranslate();
  if (props.shortcuts.length === 0) return null;
  return (
    <section className="descry-shortcuts">
      <h3>{props.title}</h3>
      <dl>
        {props.shortcuts.map(({ id, keys, label }) => (
          <div key={id} data-shortcut={id}>
            <dt>{t(label, scope)}</dt>
            <dd>
              <KeyHint keys={keys} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
