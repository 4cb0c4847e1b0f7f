import { Button } from '@blueprintjs/core';
import { useId, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslate } from '~/i18n/translate';
import { DialogFrame } from '~/ui/DialogFrame';
import { Icon } from '~/ui/Icon';
import { NoData } from '~/ui/NoData';
import { useServices } from '~/view/context/services';
import { galleryGroups, type Dashboard, type OfferedTile } from '../dashboard';

const typeTexts = {
  number: 'UI.TILES.NUMBER',
  list: 'UI.TILES.LIST',
  bar: 'UI.TILES.BAR',
  ring: 'UI.TILES.RING',
  line: 'UI.TILES.LINE',
} as const;

/** The dialog with all tiles that a dashboard can show, by their screens. It stays open while tiles are added. */
export function TileGallery(props: {
  readonly dashboard: Dashboard;
  readonly nameOf: (one: OfferedTile) => string;
  readonly onAdd: (one: OfferedTile) => void;
  readonly onClose: () => void;
}) {
  const { dashboard, nameOf, onAdd, onClose } = props;
  const { settings } = useServices();
  const t = useTranslate();
  const [search, setSearch] = useState('');
  const groups = galleryGroups(dashboard.offered, search, nameOf);
  const arranged = new Set(dashboard.arrangement.map(({ tile }) => tile));
  const count = groups.reduce((sum, { tiles }) => sum + tiles.length, 0);
  return createPortal(
    <DialogFrame
      id="tile-gallery"
      title={t('UI.TILES.GALLERY')}
      box={{ width: settings.widths.dialog, layer: settings.layers.dialog }}
      onClose={onClose}
      footer={
        <Button intent="primary" data-action="close" onClick={onClose}>
          {t('UI.CLOSE')}
        </Button>
      }
    >
      <FindInput search={search} onChange={setSearch} />
      <p role="status" className="descry-aside">
        {t('UI.TILES.FOUND', { count })}
      </p>
      {count === 0 && <NoData text={t('UI.TILES.NONE')} />}
      {groups.map(({ title, tiles }) => (
        <section key={title} className="descry-gallery-group" aria-label={title}>
          <h3>{title}</h3>
          <ul>
            {tiles.map((one) => (
              <GalleryTile
                key={one.id}
                one={one}
                name={nameOf(one)}
                isArranged={arranged.has(one.id)}
                onAdd={() => onAdd(one)}
              />
            ))}
          </ul>
        </section>
      ))}
    </DialogFrame>,
    document.body,
  );
}

function FindInput(props: { readonly search: string; readonly onChange: (search: string) => void }) {
  const t = useTranslate();
  const searchId = useId();
  return (
    <>
      <label htmlFor={searchId} className="descry-aside">
        {t('UI.TILES.FIND')}
      </label>
      <input
        id={searchId}
        type="text"
        role="searchbox"
        className="bp6-input bp6-fill descry-gallery-find"
        placeholder={t('UI.TILES.FIND')}
        autoComplete="off"
        value={props.search}
        data-first-stop
        onChange={({ target }) => props.onChange(target.value)}
      />
    </>
  );
}

/** A tile of the gallery. One that is on the dashboard already is marked, and its button has no effect. */
function GalleryTile(props: {
  readonly one: OfferedTile;
  readonly name: string;
  readonly isArranged: boolean;
  readonly onAdd: () => void;
}) {
  const { one, name, isArranged, onAdd } = props;
  const t = useTranslate();
  const { help, type } = one.tile;
  return (
    <li data-tile-offered={one.id}>
      <span className="descry-gallery-name">
        <bdi>{name}</bdi>
        <small className="descry-muted">
          {t(typeTexts[type])}
          {help && <> · {t(help)}</>}
        </small>
      </span>
      <button
        type="button"
        className="bp6-button bp6-small"
        data-action="add"
        aria-disabled={isArranged || undefined}
        aria-label={t(isArranged ? 'UI.TILES.ADDED_NAMED' : 'UI.TILES.ADD_NAMED', { name })}
        onClick={isArranged ? undefined : onAdd}
      >
        {isArranged && <Icon name="tick" />}
        <span className="bp6-button-text">{t(isArranged ? 'UI.TILES.IS_ADDED' : 'UI.TILES.ADD_ONE')}</span>
      </button>
    </li>
  );
}
