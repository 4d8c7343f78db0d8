import {
  CirclePlay,
  CircleStop,
  Ellipsis,
  Eraser,
  Maximize2,
  Minimize2,
  Moon,
  RotateCcwSquare,
  RotateCw,
  Sun,
} from 'lucide-react';
import { useTranslate } from '../../../i18n/translation.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { Menu, MenuItem } from '../../../ui/menu.tsx';
import { usePreview, useStudio } from '../session/studio-context.tsx';
import { ConsoleButton } from './console-button.tsx';
import { DeviceMenu } from './device-menu.tsx';
import { canRotate } from './devices.ts';
import { useDevice } from './use-device.ts';
import { ZoomControl } from './zoom-control.tsx';

const PickButton = lazyComponent(async () => (await import('../picking/pick-button.tsx')).PickButton);

interface PreviewToolbarProps {
  /** Width of the pane; narrow panes have a menu in place of some buttons. */
  readonly width: number;
  readonly scale: number;
  readonly isStopped: boolean;
  readonly isFullScreen: boolean;
  readonly onRestart: () => void;
  readonly onRun: () => void;
  readonly onStop: () => void;
  readonly onFullScreen: () => void;
  readonly onResetData: () => void;
}

/** A pane of at least this width has room for every button. */
const roomyWidth = 600;

/** Controls of the preview: device, zoom, rotation, theme, reload, full screen, safe mode and console. */
export function PreviewToolbar({
  width,
  scale,
  isStopped,
  isFullScreen,
  onRestart,
  onRun,
  onStop,
  onFullScreen,
  onResetData,
}: PreviewToolbarProps) {
  const translate = useTranslate();
  const { preview } = useStudio();
  const device = useDevice();
  const isRotated = usePreview((view) => view.isRotated);
  const scheme = usePreview((view) => view.scheme);
  const isRoomy = width >= roomyWidth;
  const rotate = {
    icon: <RotateCcwSquare aria-hidden="true" />,
    label: translate('preview.rotate'),
    act: () => preview.change({ isRotated: !isRotated }),
  };
  const theme = {
    icon: scheme === 'dark' ? <Sun aria-hidden="true" /> : <Moon aria-hidden="true" />,
    label: translate(scheme === 'dark' ? 'preview.deviceLight' : 'preview.deviceDark'),
    act: () => preview.change({ scheme: scheme === 'dark' ? 'light' : 'dark' }),
  };
  const safeMode = {
    icon: isStopped ? <CirclePlay aria-hidden="true" /> : <CircleStop aria-hidden="true" />,
    label: translate(isStopped ? 'preview.safeMode.run' : 'preview.safeMode.stop'),
    act: isStopped ? onRun : onStop,
  };
  const resetData = {
    icon: <Eraser aria-hidden="true" />,
    label: translate('preview.resetData.action'),
    act: onResetData,
  };
  const more = [...(canRotate(device) ? [rotate] : []), theme, safeMode, resetData];
  return (
    <div
      aria-label={translate('preview.title')}
      className="flex h-10 shrink-0 items-center border-b border-line bg-page px-1 max-sm:h-11"
      role="toolbar"
    >
      <DeviceMenu hasSize={isRoomy} isRotated={isRotated} />
      {device === 'fill' ? null : <ZoomControl isCompact={!isRoomy} scale={scale} />}
      <div className="flex-1" />
      <PickButton />
      {isRoomy ? (
        <>
          {canRotate(device) ? (
            <IconButton
              aria-pressed={isRotated}
              icon={rotate.icon}
              label={rotate.label}
              onClick={rotate.act}
            />
          ) : null}
          <IconButton icon={theme.icon} label={theme.label} onClick={theme.act} />
          <IconButton icon={safeMode.icon} label={safeMode.label} onClick={safeMode.act} />
          <IconButton icon={resetData.icon} label={resetData.label} onClick={resetData.act} />
        </>
      ) : null}
      <IconButton
        disabled={isStopped}
        icon={<RotateCw aria-hidden="true" />}
        label={translate('preview.reload')}
        onClick={onRestart}
      />
      <IconButton
        data-close-full-screen={isFullScreen || undefined}
        icon={isFullScreen ? <Minimize2 aria-hidden="true" /> : <Maximize2 aria-hidden="true" />}
        label={translate(isFullScreen ? 'preview.leaveFullScreen' : 'preview.fullScreen')}
        onClick={onFullScreen}
      />
      <ConsoleButton />
      {isRoomy ? null : (
        <Menu
          label={translate('preview.more')}
          trigger={<IconButton icon={<Ellipsis aria-hidden="true" />} label={translate('preview.more')} />}
        >
          {more.map(({ icon, label, act }) => (
            <MenuItem icon={icon} key={label} onSelect={act}>
              {label}
            </MenuItem>
          ))}
        </Menu>
      )}
    </div>
  );
}
