import { memo } from 'react';
import Svg, { Path } from 'react-native-svg';
import { paperSize, type Stroke, toPath } from './strokes';

const Line = memo(({ stroke }: { stroke: Stroke }) => (
  <Path
    d={toPath(stroke.points)}
    stroke={stroke.color}
    strokeWidth={stroke.width}
    strokeLinecap="round"
    strokeLinejoin="round"
    fill="none"
  />
));
Line.displayName = 'Line';

/** The lines of a drawing, as large as the box around it. */
export function Paper({ strokes }: { strokes: readonly Stroke[] }) {
  return (
    <Svg width="100%" height="100%" viewBox={`0 0 ${paperSize} ${paperSize}`} pointerEvents="none">
      {strokes.map((stroke, index) => (
        // Lines are only added and removed at the end.
        // biome-ignore lint/suspicious/noArrayIndexKey: the place of a line never changes
        <Line key={index} stroke={stroke} />
      ))}
    </Svg>
  );
}
