import { useMemo } from 'react';
import { createPortal } from 'react-dom';
import { useTranslate } from '~/i18n/translate';
import { DialogFrame } from '~/ui/DialogFrame';
import { rawJson } from '~/lib/raw-json';
import { useRowWindow } from '~/ui/use-row-window';
import { visibleText } from '~/lib/visible-text';
import { CopyAs } from '../field/hex/CopyAs';
import './raw-dialog.css';
import { useServices } from '../context/services';
import { useCopy } from '../data/use-copy';

/** Height of a line in pixels. */
const rowHeight = 20;

/** The dialog that shows answers as JSON and copies them. Only the visible lines are rendered. */
export function RawDialog(props: {
  readonly title: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly onClose: () => void;
}) {
  const { title, data, onClose } = props;
  const { drawer, layers } = useServices().settings;
  const t = useTranslate();
  const copy = useCopy();
  const { text, lines } = useMemo(() => {
    const text = rawJson(data);
    return { text, lines: text.split('\n') };
    // `data` is a new object in each render, but its content does not change while the dialog is open.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  const height = Math.min(lines.length * rowHeight, drawer.rawHeight) + 18;
  const visible = useRowWindow(lines.length, rowHeight, height);
  return createPortal(
    <DialogFrame id="raw" title={title} box={{ width: drawer.rawWidth, layer: layers.dialog }} onClose={onClose}>
      <div className="descry-raw-tools">
        <CopyAs label={t('UI.COPY')} onCopy={() => copy(text)} />
      </div>
      <div
        className="descry-raw"
        role="group"
        aria-label={title}
        // The box scrolls, so it must be focusable with the keyboard.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        dir="ltr"
        style={{ height }}
        onScroll={visible.onScroll}
      >
        <div style={{ height: visible.whole }}>
          <pre style={{ transform: `translateY(${visible.above}px)` }}>
            {lines
              .slice(visible.first, visible.end)
              .map((line) => visibleText(line.length > drawer.rawLine ? `${line.slice(0, drawer.rawLine)}…` : line))
              .join('\n')}
          </pre>
        </div>
      </div>
    </DialogFrame>,
    document.body,
  );
}
