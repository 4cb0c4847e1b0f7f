import { useMemo } from 'react';
import { createPortal } from 'react-dom';
import { DialogFrame } from '../ui/DialogFrame';
import { rawJson } from '../lib/raw-json';
import { useUiText } from '../ui/ui-text';
import { useRowWindow } from '../ui/use-row-window';
import { CopyAs } from './fields/hex/CopyAs';
import './raw-dialog.css';
import { useServices } from './services';
import { useCopy } from './use-copy';

const rowHeight = 20;

/** Answers as JSON, to be read and copied. Of long ones only the lines to be seen are drawn. */
export function RawDialog(props: {
  readonly title: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly onClose: () => void;
}) {
  const { title, data, onClose } = props;
  const { drawer, layers } = useServices().settings;
  const say = useUiText();
  const copy = useCopy();
  const { text, lines } = useMemo(() => {
    const text = rawJson(data);
    return { text, lines: text.split('\n') };
    // What it is made of anew each time is the same as long as the dialog is open.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  const height = Math.min(lines.length * rowHeight, drawer.rawHeight) + 18;
  const drawn = useRowWindow(lines.length, rowHeight, height);
  return createPortal(
    <DialogFrame id="raw" title={title} width={drawer.rawWidth} layer={layers.dialog} onClose={onClose}>
      <div className="descry-raw-tools">
        <CopyAs label={say('UI.COPY')} onCopy={() => copy(text)} />
      </div>
      <div
        className="descry-raw"
        role="group"
        aria-label={title}
        // The box scrolls, so the keyboard must reach it.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        dir="ltr"
        style={{ height }}
        onScroll={drawn.onScroll}
      >
        <div style={{ height: drawn.whole }}>
          <pre style={{ transform: `translateY(${drawn.above}px)` }}>
            {lines
              .slice(drawn.first, drawn.end)
              .map((line) => (line.length > drawer.rawLine ? `${line.slice(0, drawer.rawLine)}…` : line))
              .join('\n')}
          </pre>
        </div>
      </div>
    </DialogFrame>,
    document.body,
  );
}
