import { useStore } from 'zustand';
import { useDesigner, useDesignerState } from '../state/designer-context.tsx';

/** Breadth of a ruler in screen pixels. */
const breadth = 20;
/** Pixels of the device between two marks, and between two numbers. */
const step = 20;
const numbered = 100;

interface RulerProps {
  readonly axis: 'x' | 'y';
  readonly offset: number;
  readonly zoom: number;
  readonly length: number;
}

/** Rulers in pixels of the device along the canvas, shown together with the grid. */
export function Rulers() {
  const { view } = useDesigner();
  const hasGrid = useDesignerState((state) => state.hasGrid);
  const zoom = useStore(view, (state) => state.zoom);
  const pan = useStore(view, (state) => state.pan);
  const room = useStore(view, (state) => state.room);
  if (!hasGrid) return null;
  return (
    <div aria-hidden="true" className="pointer-events-none absolute inset-0">
      <Ruler axis="x" length={room.width} offset={pan.x} zoom={zoom} />
      <Ruler axis="y" length={room.height} offset={pan.y} zoom={zoom} />
    </div>
  );
}

function Ruler({ axis, offset, zoom, length }: RulerProps) {
  const isAcross = axis === 'x';
  const first = Math.ceil(-offset / zoom / step) * step;
  const count = Math.max(0, Math.floor((length - offset - first * zoom) / (step * zoom)) + 1);
  const marks = Array.from({ length: count }, (_, index) => first + index * step);
  return (
    <svg
      aria-hidden="true"
      className="absolute top-0 left-0 bg-page/90 text-muted"
      height={isAcross ? breadth : length}
      width={isAcross ? length : breadth}
    >
      {marks.map((mark) => {
        const at = offset + mark * zoom;
        const size = mark % numbered === 0 ? 10 : 5;
        return (
          <g key={mark}>
            <line
              stroke="currentColor"
              x1={isAcross ? at : breadth - size}
              x2={isAcross ? at : breadth}
              y1={isAcross ? breadth - size : at}
              y2={isAcross ? breadth : at}
            />
            {mark % numbered === 0 ? (
              <text
                fill="currentColor"
                fontSize={9}
                transform={isAcross ? undefined : `rotate(-90 9 ${at - 2})`}
                x={isAcross ? at + 2 : 9}
                y={isAcross ? 9 : at - 2}
              >
                {mark}
              </text>
            ) : null}
          </g>
        );
      })}
    </svg>
  );
}
