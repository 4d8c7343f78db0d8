import { Minus, Plus } from 'lucide-react';
import { formatPercent } from '../../../i18n/formats.ts';
import { useLanguage, useTranslate } from '../../../i18n/translation.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Menu, MenuItem } from '../../../ui/menu.tsx';
import { useStudio } from '../session/studio-context.tsx';
import { stepZoom, zoomLevels, zoomMaximum, zoomMinimum } from './devices.ts';

interface ZoomControlProps {
  /** The scale on screen. */
  readonly scale: number;
  /** Without the buttons, for a narrow toolbar; the menu then contains the steps. */
  readonly isCompact: boolean;
}

/** Zoom of the device: fit, 50 % to 200 % in steps of 10 %. */
export function ZoomControl({ scale, isCompact }: ZoomControlProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const { preview } = useStudio();
  const percent = (value: number): string => formatPercent(value, language);
  const step = (direction: 1 | -1): void => preview.change({ zoom: stepZoom(scale, direction) });
  const menu = (
    <Menu
      align="center"
      label={translate('preview.zoom')}
      trigger={
        <button
          aria-label={translate('preview.zoomLevel', { percent: percent(scale) })}
          className="h-10 min-w-12 shrink-0 rounded-control px-1 text-12 font-medium text-muted hover:bg-ink/6 hover:text-ink max-sm:h-11 numerals"
          type="button"
        >
          {percent(scale)}
        </button>
      }
    >
      <MenuItem onSelect={() => preview.change({ zoom: 'fit' })}>{translate('preview.zoomFit')}</MenuItem>
      {isCompact ? (
        <>
          <MenuItem isDisabled={scale >= zoomMaximum} onSelect={() => step(1)}>
            {translate('preview.zoomIn')}
          </MenuItem>
          <MenuItem isDisabled={scale <= zoomMinimum} onSelect={() => step(-1)}>
            {translate('preview.zoomOut')}
          </MenuItem>
        </>
      ) : null}
      {zoomLevels.map((level) => (
        <MenuItem key={level} onSelect={() => preview.change({ zoom: level })}>
          {percent(level)}
        </MenuItem>
      ))}
    </Menu>
  );
  if (isCompact) return menu;
  return (
    <div className="flex items-center">
      <IconButton
        disabled={scale <= zoomMinimum}
        icon={<Minus aria-hidden="true" />}
        label={translate('preview.zoomOut')}
        onClick={() => step(-1)}
      />
      {menu}
      <IconButton
        disabled={scale >= zoomMaximum}
        icon={<Plus aria-hidden="true" />}
        label={translate('preview.zoomIn')}
        onClick={() => step(1)}
      />
    </div>
  );
}
