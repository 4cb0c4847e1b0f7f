import arrowUp from '@blueprintjs/icons/lib/esm/generated/16px/paths/arrow-up';
import minus from '@blueprintjs/icons/lib/esm/generated/16px/paths/minus';
import maximize from '@blueprintjs/icons/lib/esm/generated/16px/paths/maximize';
import plus from '@blueprintjs/icons/lib/esm/generated/16px/paths/plus';
import zoomToFit from '@blueprintjs/icons/lib/esm/generated/16px/paths/zoom-to-fit';
import { pictureSettings } from '~/generated/console/console-picture';
import { useTranslate } from '~/i18n/translate';
import { IconButton } from '~/ui/IconButton';
import type { PictureHandle } from './use-picture';

const directions = [
  { id: 'left', label: 'UI.PICTURE_LEFT', x: -1, y: 0 },
  { id: 'up', label: 'UI.PICTURE_UP', x: 0, y: -1 },
  { id: 'down', label: 'UI.PICTURE_DOWN', x: 0, y: 1 },
  { id: 'right', label: 'UI.PICTURE_RIGHT', x: 1, y: 0 },
] as const;

/** The bar below a picture: a hint, and the buttons for its scale, its position and a larger view. */
export function PictureTools(props: {
  readonly handle: PictureHandle;
  /** What a click on the picture does. */
  readonly hint: string;
  readonly onExpand?: (() => void) | undefined;
}) {
  const { zoom, move, fit, state } = props.handle;
  const t = useTranslate();
  const percent = Math.round(state.scale * 100);
  return (
    <div className="descry-picture-tools" role="group" aria-label={t('UI.PICTURE_TOOLS')}>
      <span className="descry-picture-hint">{props.hint}</span>
      <div className="descry-picture-tool-group">
        <IconButton icon={minus} label={t('UI.PICTURE_ZOOM_OUT')} action="zoom-out" onClick={() => zoom(-1)} />
        <output className="descry-picture-percent">{t('UI.PICTURE_PERCENT', { percent })}</output>
        <IconButton icon={plus} label={t('UI.PICTURE_ZOOM_IN')} action="zoom-in" onClick={() => zoom(1)} />
        <IconButton icon={zoomToFit} label={t('UI.PICTURE_FIT')} action="fit" onClick={fit} />
      </div>
      {/* Left is left in languages that run from right to left, too. */}
      <div className="descry-picture-tool-group" dir="ltr">
        {directions.map(({ id, label, x, y }) => (
          <IconButton
            key={id}
            icon={arrowUp}
            className={`descry-picture-${id}`}
            label={t(label)}
            action={`move-${id}`}
            onClick={() => move({ x: -x * pictureSettings.moveStep, y: -y * pictureSettings.moveStep })}
          />
        ))}
      </div>
      {props.onExpand && (
        <div className="descry-picture-tool-group">
          <IconButton
            icon={maximize}
            label={t('UI.PICTURE_FULL_SCREEN')}
            action="full-screen"
            onClick={props.onExpand}
          />
        </div>
      )}
    </div>
  );
}
