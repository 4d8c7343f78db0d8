import { useStudioWidth } from '../layout/use-studio-width.ts';
import { usePreview } from '../session/studio-context.tsx';
import type { DeviceChoice } from './devices.ts';

/** The device that the preview shows. Without a choice the app fills the pane of a phone, which is a device itself. */
export function useDevice(): DeviceChoice {
  const chosen = usePreview((view) => view.device);
  const isNarrow = useStudioWidth() === 'narrow';
  return chosen ?? (isNarrow ? 'fill' : 'iphone');
}
