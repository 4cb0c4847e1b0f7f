import { useRef, useState } from 'react';
import type { CallOptions } from '~/api/client';
import { useTranslate } from '~/i18n/translate';
import { byteSize } from '~/lib/byte-size';
import type { UploadProgress } from '~/platform/send-upload';

/** The upload of a form while it is sent. */
export interface Upload {
  readonly progress: UploadProgress;
  readonly cancel: () => void;
}

/** Follows the upload of a form; `begin` gives what its call needs for that. */
export function useUpload() {
  const [progress, setProgress] = useState<UploadProgress>();
  const stop = useRef<AbortController>(undefined);
  // Whoever shows the cancelling has the state of an earlier rendering.
  const last = useRef<UploadProgress>({ sent: 0, total: 0 });
  function follow(now: UploadProgress): void {
    last.current = now;
    setProgress(now);
  }
  return {
    upload: progress && { progress, cancel: () => stop.current?.abort() },
    /** Whether all bytes have gone out, so that the server may have accepted them. */
    isSent: () => last.current.total > 0 && last.current.sent >= last.current.total,
    begin(): CallOptions {
      stop.current = new AbortController();
      follow({ sent: 0, total: 0 });
      return { signal: stop.current.signal, onProgress: follow };
    },
    end: () => setProgress(undefined),
  };
}

/** How often a screen reader says how far an upload is, in percent. */
const step = 25;

/** How far an upload is, as a bar and in words. */
export function UploadProgressBar({ progress: { sent, total } }: { readonly progress: UploadProgress }) {
  const t = useTranslate();
  const percent = total > 0 ? Math.floor((100 * sent) / total) : 0;
  const words = (done: number): string => {
    if (total === 0) return t('UI.UPLOAD');
    return done >= 100 ? t('UI.UPLOAD_WAITING') : t('UI.UPLOAD_SENT', { percent: done, size: byteSize(total) });
  };
  return (
    <div className="descry-upload">
      <progress aria-label={t('UI.UPLOAD')} aria-valuetext={words(percent)} max={100} value={percent} />
      <span aria-hidden="true">{words(percent)}</span>
      <span role="status" className="descry-aside">
        {words(Math.floor(percent / step) * step)}
      </span>
    </div>
  );
}
