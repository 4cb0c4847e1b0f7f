import type { Shortcut } from '../../generated/descriptor-types';
import { useServices } from '../../render/services';
import { useText } from '../../render/use-text';
import { DialogFrame } from '../../ui/DialogFrame';
import { useShell } from '../shell-services';
import { useWords } from '../use-words';
import { KeyHint } from './KeyHint';
import './shortcuts.css';
import { usePlainKeys, useShortcutList } from './use-shortcut-list';

/** Every shortcut that the user can use, and the switch for those of single keys. */
export function ShortcutSheet(props: { readonly onClose: () => void }) {
  const { settings } = useShell();
  const words = useWords();
  const list = useShortcutList();
  const [plain, setPlain] = usePlainKeys();
  const isPlace = ({ action }: Shortcut): boolean => action.type === 'navigate';
  return (
    <DialogFrame
      id="shortcuts"
      title={words('UI.SHORTCUTS.TITLE')}
      width={settings.shortcuts.width}
      layer={settings.layers.dialog}
      onClose={props.onClose}
    >
      <ShortcutTable title={words('UI.SHORTCUTS.ANYWHERE')} shortcuts={list.filter((each) => !isPlace(each))} />
      <ShortcutTable title={words('UI.SHORTCUTS.PLACES')} shortcuts={list.filter(isPlace)} />
      <DrawerKeys />
      <label className="descry-shortcuts-switch">
        <input type="checkbox" name="plainKeys" checked={plain} onChange={({ target }) => setPlain(target.checked)} />
        <span>
          {words('UI.SHORTCUTS.PLAIN')}
          <span className="descry-shortcuts-help">{words('UI.SHORTCUTS.PLAIN_HELP')}</span>
        </span>
      </label>
    </DialogFrame>
  );
}

/** Keys of the drawer's own parts: they work where the focus is, and are no shortcuts to anything else. */
const drawerKeys = [
  { label: 'UI.DRAWER_BACK', keys: ['Alt', '←'] },
  { label: 'UI.DRAWER_FORWARD', keys: ['Alt', '→'] },
  { label: 'UI.SHORTCUTS.COPIES', keys: ['↑', '↓'] },
] as const;

function DrawerKeys() {
  const words = useWords();
  return (
    <section className="descry-shortcuts">
      <h3>{words('UI.SHORTCUTS.DRAWER')}</h3>
      <dl>
        {drawerKeys.map(({ label, keys }) => (
          <div key={label}>
            <dt>{words(label)}</dt>
            <dd className="descry-keys">
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
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
  const text = useText();
  if (props.shortcuts.length === 0) return null;
  return (
    <section className="descry-shortcuts">
      <h3>{props.title}</h3>
      <dl>
        {props.shortcuts.map(({ id, keys, label }) => (
          <div key={id} data-shortcut={id}>
            <dt>{text(label, scope)}</dt>
            <dd>
              <KeyHint keys={keys} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
