import { Check, ChevronDown, Expand, Monitor, Smartphone, Tablet } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslate } from '../../../i18n/translation.ts';
import { Menu, MenuItem } from '../../../ui/menu.tsx';
import { useStudio } from '../session/studio-context.tsx';
import { canRotate, type DeviceChoice, deviceSizes, devices } from './devices.ts';
import { useDevice } from './use-device.ts';

export const deviceIcons: Readonly<Record<DeviceChoice, ReactNode>> = {
  iphone: <Smartphone aria-hidden="true" />,
  android: <Smartphone aria-hidden="true" />,
  mobile: <Smartphone aria-hidden="true" />,
  tablet: <Tablet aria-hidden="true" />,
  desktop: <Monitor aria-hidden="true" />,
  fill: <Expand aria-hidden="true" />,
};

const choices: readonly DeviceChoice[] = [...devices, 'fill'];

/** Shows the device with its size and offers the others. */
export function DeviceMenu({
  isRotated,
  hasSize,
}: {
  readonly isRotated: boolean;
  readonly hasSize: boolean;
}) {
  const translate = useTranslate();
  const { preview } = useStudio();
  const device = useDevice();
  const size = sizeText(device, isRotated);
  return (
    <Menu
      align="start"
      label={translate('preview.device')}
      trigger={
        <button
          aria-label={translate('preview.chosenDevice', { device: translate(`preview.devices.${device}`) })}
          className="flex h-10 min-w-0 shrink items-center gap-1.5 rounded-control px-2 text-13 font-medium hover:bg-ink/6 max-sm:h-11 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-muted"
          type="button"
        >
          {deviceIcons[device]}
          <span className="min-w-0 truncate">{translate(`preview.devices.${device}`)}</span>
          {hasSize && size !== null ? (
            <span className="text-12 whitespace-nowrap text-muted numerals">{size}</span>
          ) : null}
          <ChevronDown aria-hidden="true" className="size-3.5!" />
        </button>
      }
    >
      {choices.map((choice) => (
        <MenuItem icon={deviceIcons[choice]} key={choice} onSelect={() => preview.change({ device: choice })}>
          <span className="flex-1">{translate(`preview.devices.${choice}`)}</span>
          <span className="text-12 text-muted numerals">{sizeText(choice, false)}</span>
          {choice === device ? (
            <>
              <Check aria-hidden="true" />
              <span className="sr-only">{translate('preview.chosen')}</span>
            </>
          ) : (
            <span className="size-4" />
          )}
        </MenuItem>
      ))}
    </Menu>
  );
}

function sizeText(device: DeviceChoice, isRotated: boolean): string | null {
  if (device === 'fill') return null;
  const { width, height } = deviceSizes[device];
  return isRotated && canRotate(device) ? `${height} × ${width}` : `${width} × ${height}`;
}
