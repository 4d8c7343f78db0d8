import type { CSSProperties, RefObject } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import type { DeviceChoice } from './devices.ts';
import type { DeviceBox } from './fit-device.ts';

interface DeviceFrameProps {
  readonly device: DeviceChoice;
  readonly box: DeviceBox;
  /** The element that the running app fills. It never moves in the document, because that would restart the app. */
  readonly screen: RefObject<HTMLDivElement | null>;
}

/** The simulated device around the app, scaled. */
export function DeviceFrame({ device, box, screen }: DeviceFrameProps) {
  const { width, height, frame, outerWidth, outerHeight, scale } = box;
  const isFilled = device === 'fill';
  const outside: CSSProperties = {
    width: outerWidth,
    height: outerHeight,
    borderRadius: frame.radius,
    paddingTop: frame.top,
    paddingInline: frame.border,
    paddingBottom: frame.border,
    transform: `scale(${scale})`,
  };
  const innerRadius = Math.max(frame.radius - frame.border, 0);
  const topRadius = device === 'desktop' ? 0 : innerRadius;
  return (
    // As large as the scaled device, so that the pane scrolls exactly when the device is larger.
    <div
      className={classNames('relative m-auto shrink-0', !isFilled && 'box-content p-3')}
      style={{ width: outerWidth * scale, height: outerHeight * scale }}
    >
      <div
        className={classNames(
          'absolute origin-top-left overflow-hidden',
          isFilled ? 'top-0 left-0' : 'top-3 left-3 border border-line-strong shadow-float',
          device === 'desktop' ? 'bg-page' : !isFilled && 'bg-ink dark:bg-raised',
        )}
        data-device={device}
        style={outside}
      >
        {device === 'desktop' ? (
          <span aria-hidden="true" className="absolute top-2.5 left-3 flex gap-1.5">
            {['bg-danger/60', 'bg-warning/60', 'bg-success/60'].map((tone) => (
              <span className={classNames('size-2 rounded-full', tone)} key={tone} />
            ))}
          </span>
        ) : null}
        <div
          // The colour of an empty screen until the app runs.
          className="relative overflow-hidden bg-sunken"
          ref={screen}
          style={{
            width,
            height,
            // Clipped by one pixel, because the edge of a scaled frame may show beside the bezel.
            ...(isFilled
              ? {}
              : {
                  clipPath: `inset(1px round ${topRadius}px ${topRadius}px ${innerRadius}px ${innerRadius}px)`,
                }),
          }}
        />
      </div>
    </div>
  );
}
