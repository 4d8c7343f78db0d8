import { type Device, duplicateScreen, type Screen } from '@kilim/design-model';
import { ChevronDown, ChevronUp, Copy, Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { memo, useState } from 'react';
import { useTranslate } from '../../../../i18n/translation.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { Menu, MenuItem } from '../../../../ui/menu.tsx';
import { ScreenPicture } from '../canvas/screen-picture.tsx';
import { useDesigner, useDesignerState } from '../state/designer-context.tsx';
import { createShortId } from '../state/designer-store.ts';
import { RenameField } from './rename-field.tsx';

/** Elements of the small picture. */
const pictured = 60;
const pictureWidth = 28;

/** Size of the small picture of a screen, in pixels. */
export const pictureSize = ({ width, height }: Pick<Device, 'width' | 'height'>) => ({
  width: pictureWidth,
  height: (pictureWidth * height) / width,
});

interface ScreenRowProps {
  readonly screen: Screen;
  readonly index: number;
  readonly total: number;
  readonly isShown: boolean;
  /** Place in the list, in pixels. */
  readonly top: number;
  readonly height: number;
  readonly onFocus: (id: string) => void;
}

/** A screen with its picture, its name and its actions; drawn again only when it changes, because there may be 200. */
export const ScreenRow = memo(function ScreenRow({
  screen,
  index,
  total,
  isShown,
  top,
  height,
  onFocus,
}: ScreenRowProps) {
  const translate = useTranslate();
  const { store } = useDesigner();
  const device = useDesignerState((state) => state.device);
  const [isRenaming, setRenaming] = useState(false);
  const { id: screenId, name } = screen;
  const move = (to: number): void => void store.apply({ type: 'move-screen', screenId, index: to });
  return (
    <li
      aria-posinset={index + 1}
      aria-setsize={total}
      className={classNames(
        'absolute inset-x-0 flex items-center gap-2 rounded-control pr-1',
        isShown ? 'bg-secondary/14' : 'hover:bg-ink/4',
      )}
      onFocus={() => onFocus(screenId)}
      style={{ top, height }}
    >
      {isRenaming ? (
        <div className="flex min-w-0 flex-1 p-1.5">
          <RenameField
            name={name}
            onDone={(next) => {
              setRenaming(false);
              if (next !== null && next !== name)
                store.apply({ type: 'rename-screen', screenId, name: next });
            }}
          />
        </div>
      ) : (
        <button
          aria-current={isShown}
          className="flex h-full min-w-0 flex-1 items-center gap-2.5 rounded-control px-1.5 text-left text-13"
          onClick={() => store.showScreen(screenId)}
          onDoubleClick={() => setRenaming(true)}
          type="button"
        >
          <span className="shrink-0 overflow-hidden rounded-[3px] border border-line">
            <ScreenPicture
              backgroundColor={screen.backgroundColor}
              elements={screen.elements.slice(0, pictured)}
              height={device.height}
              scale={pictureWidth / device.width}
              width={device.width}
            />
          </span>
          <span className="min-w-0 truncate">{name}</span>
        </button>
      )}
      <Menu
        label={translate('designer.screens.actions', { name })}
        trigger={
          <IconButton
            className="size-8! pointer-coarse:size-10!"
            icon={<Ellipsis aria-hidden="true" />}
            label={translate('designer.screens.actions', { name })}
          />
        }
      >
        <MenuItem icon={<Pencil aria-hidden="true" />} onSelect={() => setRenaming(true)}>
          {translate('designer.screens.rename')}
        </MenuItem>
        <MenuItem
          icon={<Copy aria-hidden="true" />}
          onSelect={() => {
            const { design } = store.getState().history.present;
            store.runOnScreens(duplicateScreen(design, screenId, createShortId));
          }}
        >
          {translate('designer.screens.duplicate')}
        </MenuItem>
        <MenuItem
          icon={<ChevronUp aria-hidden="true" />}
          isDisabled={index === 0}
          onSelect={() => move(index - 1)}
        >
          {translate('designer.screens.up')}
        </MenuItem>
        <MenuItem
          icon={<ChevronDown aria-hidden="true" />}
          isDisabled={index === total - 1}
          onSelect={() => move(index + 1)}
        >
          {translate('designer.screens.down')}
        </MenuItem>
        <MenuItem
          icon={<Trash2 aria-hidden="true" />}
          isDangerous
          isDisabled={total === 1}
          onSelect={() => {
            const { design } = store.getState().history.present;
            const next = design.screens[index === 0 ? 1 : index - 1];
            if (isShown && next !== undefined) store.showScreen(next.id);
            store.apply({ type: 'remove-screen', screenId });
          }}
        >
          {translate('designer.screens.delete')}
        </MenuItem>
      </Menu>
    </li>
  );
});
