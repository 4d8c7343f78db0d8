import { Eraser, Maximize2, RotateCcwSquare, RotateCw, Terminal } from 'lucide-react';
import { type Command, useCommands } from '../../../commands/command-registry.ts';
import { useTranslate } from '../../../i18n/translation.ts';
import { usePreview, useStudio } from '../session/studio-context.tsx';
import { deviceIcons } from './device-menu.tsx';
import { canRotate, deviceSizes, devices } from './devices.ts';
import { useDevice } from './use-device.ts';

interface PreviewActions {
  readonly onRestart: () => void;
  readonly onFullScreen: () => void;
  readonly onResetData: () => void;
}

/** The preview's actions in the command palette; shows nothing itself. */
export function PreviewCommands({ onRestart, onFullScreen, onResetData }: PreviewActions) {
  const translate = useTranslate();
  const { preview, ui } = useStudio();
  const device = useDevice();
  const isRotated = usePreview((view) => view.isRotated);
  const isStopped = usePreview((view) => view.stopped !== null);
  const show = (): void => ui.change({ narrowTab: 'preview', middlePane: 'preview' });
  const isConsoleOpen = usePreview((view) => view.isConsoleOpen);
  const commands: Command[] = [
    {
      id: 'full-screen',
      label: translate('preview.fullScreen'),
      icon: <Maximize2 aria-hidden="true" />,
      run: onFullScreen,
    },
    ...devices.map((choice) => ({
      id: `device-${choice}`,
      label: translate('preview.showOn', { device: translate(`preview.devices.${choice}`) }),
      icon: deviceIcons[choice],
      keywords: `${deviceSizes[choice].width} ${deviceSizes[choice].height}`,
      run: () => {
        preview.change({ device: choice });
        show();
      },
    })),
    {
      id: 'device-fill',
      label: translate('preview.devices.fill'),
      icon: deviceIcons.fill,
      run: () => {
        preview.change({ device: 'fill' });
        show();
      },
    },
    {
      id: 'console',
      label: translate(isConsoleOpen ? 'preview.console.close' : 'preview.console.open'),
      icon: <Terminal aria-hidden="true" />,
      run: () => {
        preview.change({ isConsoleOpen: !isConsoleOpen });
        show();
      },
    },
  ];
  commands.push({
    id: 'reset-app-data',
    label: translate('preview.resetData.action'),
    icon: <Eraser aria-hidden="true" />,
    run: onResetData,
  });
  if (!isStopped) {
    commands.unshift({
      id: 'reload',
      label: translate('preview.reload'),
      icon: <RotateCw aria-hidden="true" />,
      run: onRestart,
    });
  }
  if (canRotate(device)) {
    commands.push({
      id: 'rotate',
      label: translate('preview.rotate'),
      icon: <RotateCcwSquare aria-hidden="true" />,
      run: () => {
        preview.change({ isRotated: !isRotated });
        show();
      },
    });
  }
  useCommands(commands);
  return null;
}
