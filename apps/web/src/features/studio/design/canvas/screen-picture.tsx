import type { DesignElement } from '@kilim/design-model';
import { ElementView } from './element-view.tsx';

interface ScreenPictureProps {
  readonly elements: readonly DesignElement[];
  readonly backgroundColor: string;
  /** Size in pixels of the device. */
  readonly width: number;
  readonly height: number;
  readonly scale: number;
}

/** A small picture of elements, drawn from the model. */
export function ScreenPicture({ elements, backgroundColor, width, height, scale }: ScreenPictureProps) {
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none overflow-hidden"
      style={{ width: width * scale, height: height * scale, backgroundColor }}
    >
      <div style={{ position: 'relative', width, height, scale, transformOrigin: '0 0' }}>
        {elements
          .filter(({ isHidden }) => !isHidden)
          .map((element) => (
            <ElementView
              element={element}
              height={element.height}
              key={element.id}
              width={element.width}
              x={element.x + (element.props.marginHorizontal ?? 0)}
              y={element.y + (element.props.marginVertical ?? 0)}
            />
          ))}
      </div>
    </div>
  );
}
