import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef } from 'react';
import { useTranslate } from '../../../i18n/translation.ts';
import { type Crop, cropSide, fitCrop, moveCrop, type Size, zoomRange } from './crop.ts';

export interface CropFrameProps {
  readonly source: string;
  readonly size: Size;
  readonly crop: Crop;
  readonly onChange: (crop: Crop) => void;
}

/** Share of the frame's side that an arrow key moves, without and with Shift. */
const keySteps = { small: 0.02, large: 0.1 } as const;
/** The frame around it has the name. */
const decoration = '';
const directions: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The photo under a round frame: drag or arrow keys move it, the wheel, + and - zoom: docs/rules/keyboard.md#profile-photo */
export function CropFrame({ source, size, crop, onChange }: CropFrameProps) {
  const translate = useTranslate();
  const hintId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const side = cropSide(size, crop.zoom);
  const zoomBy = (steps: number): void =>
    onChange(fitCrop(size, { ...crop, zoom: crop.zoom + steps * zoomRange.step }));

  // React's wheel listener is passive and cannot prevent the page from scrolling.
  const latestZoom = useRef(zoomBy);
  useEffect(() => {
    latestZoom.current = zoomBy;
  });
  useEffect(() => {
    const element = frame.current;
    // This mounts after its dialog has set the initial focus.
    element?.focus();
    const zoom = (event: WheelEvent): void => {
      event.preventDefault();
      latestZoom.current(event.deltaY < 0 ? 1 : -1);
    };
    element?.addEventListener('wheel', zoom, { passive: false });
    return () => element?.removeEventListener('wheel', zoom);
  }, []);

  const drag = (event: PointerEvent<HTMLDivElement>): void => {
    const width = event.currentTarget.clientWidth;
    if (event.buttons === 0 || width === 0) return;
    onChange(moveCrop(size, crop, event.movementX / width, event.movementY / width));
  };
  const press = (event: KeyboardEvent): void => {
    const direction = directions[event.key];
    if (direction !== undefined) {
      event.preventDefault();
      const step = event.shiftKey ? keySteps.large : keySteps.small;
      onChange(moveCrop(size, crop, direction[0] * step, direction[1] * step));
    } else if (event.key === '+' || event.key === '-') {
      event.preventDefault();
      zoomBy(event.key === '+' ? 1 : -1);
    }
  };

  return (
    <div className="flex flex-col gap-2">
      <div
        ref={frame}
        role="application"
        // Needs focus for the arrow keys.
        tabIndex={0}
        aria-label={translate('settings.avatar.frame')}
        aria-describedby={hintId}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={drag}
        onKeyDown={press}
        className="relative mx-auto aspect-square w-full max-w-72 cursor-grab touch-none overflow-hidden rounded-full bg-sunken active:cursor-grabbing"
      >
        <img
          src={source}
          alt={decoration}
          draggable={false}
          className="pointer-events-none absolute max-w-none select-none"
          style={{
            width: `${(size.width / side) * 100}%`,
            height: `${(size.height / side) * 100}%`,
            left: `${(0.5 - crop.x / side) * 100}%`,
            top: `${(0.5 - crop.y / side) * 100}%`,
          }}
        />
      </div>
      <p id={hintId} className="text-center text-12 text-muted">
        {translate('settings.avatar.hint')}
      </p>
    </div>
  );
}
