import { Circle, Ellipse, G, Path, Rect } from 'react-native-svg';
import type { SceneName } from './scenes';

interface PictureProps {
  scene: SceneName;
  x: number;
  y: number;
  fill: string;
  opacity?: number;
}

/** What the player steers, in a square around (x, y). */
export function Player({ scene, x, y, fill, opacity = 1 }: PictureProps) {
  if (scene === 'road') return <Car x={x} y={y} fill={fill} opacity={opacity} />;
  if (scene === 'space')
    return (
      <G transform={`translate(${x} ${y})`} opacity={opacity}>
        <Path d="M-0.16 0.42 L0 0.72 L0.16 0.42 Z" fill="#FF9F45" />
        <Path
          d="M0 -0.6 C0.3 -0.25 0.3 0.15 0.24 0.44 L-0.24 0.44 C-0.3 0.15 -0.3 -0.25 0 -0.6 Z"
          fill={fill}
        />
        <Path d="M-0.24 0.05 L-0.44 0.46 L-0.22 0.4 Z M0.24 0.05 L0.44 0.46 L0.22 0.4 Z" fill="#FF6B6B" />
        <Circle cx={0} cy={-0.12} r={0.12} fill="#10204A" />
      </G>
    );
  return (
    <G transform={`translate(${x} ${y})`} opacity={opacity}>
      <Ellipse cx={0} cy={0.55} rx={0.3} ry={0.08} fill="#000000" opacity={0.25} />
      <Circle cx={0} cy={-0.42} r={0.19} fill="#F2C39B" />
      <Rect x={-0.2} y={-0.22} width={0.4} height={0.46} rx={0.14} fill={fill} />
      <Path
        d="M-0.1 0.2 L-0.18 0.54 M0.1 0.2 L0.2 0.48 M-0.2 -0.1 L-0.36 0.14 M0.2 -0.1 L0.36 0.08"
        stroke="#26304A"
        strokeWidth={0.12}
        strokeLinecap="round"
      />
    </G>
  );
}

/** What must not be touched. */
export function Obstacle({ scene, x, y, fill, look }: PictureProps & { look: number }) {
  if (scene === 'road') return <Car x={x} y={y} fill={fill} opacity={1} />;
  if (scene === 'space')
    return (
      <G transform={`translate(${x} ${y}) rotate(${look * 40})`}>
        <Path
          d="M-0.34 -0.2 L-0.08 -0.42 L0.3 -0.32 L0.42 0.06 L0.2 0.4 L-0.24 0.36 L-0.44 0.08 Z"
          fill={fill}
        />
        <Circle cx={-0.1} cy={-0.08} r={0.1} fill="#000000" opacity={0.2} />
        <Circle cx={0.16} cy={0.14} r={0.07} fill="#000000" opacity={0.2} />
      </G>
    );
  return look % 2 === 0 ? (
    <G transform={`translate(${x} ${y})`}>
      <Rect x={-0.42} y={-0.2} width={0.84} height={0.42} rx={0.2} fill={fill} />
      <Circle cx={0.28} cy={0} r={0.14} fill="#D9B48A" />
    </G>
  ) : (
    <Path
      d={`M${x - 0.4} ${y + 0.3} L${x - 0.26} ${y - 0.22} L${x + 0.1} ${y - 0.36} L${x + 0.42} ${y + 0.3} Z`}
      fill={fill}
    />
  );
}

/** What gives points. */
export function Bonus({ x, y, fill }: { x: number; y: number; fill: string }) {
  return (
    <>
      <Circle cx={x} cy={y} r={0.27} fill={fill} />
      <Circle cx={x} cy={y} r={0.17} fill="none" stroke="#B07B12" strokeWidth={0.06} />
    </>
  );
}

/** A car from above. */
function Car({ x, y, fill, opacity }: { x: number; y: number; fill: string; opacity: number }) {
  return (
    <G transform={`translate(${x} ${y})`} opacity={opacity}>
      <Rect x={-0.38} y={-0.44} width={0.12} height={0.26} rx={0.04} fill="#15181F" />
      <Rect x={0.26} y={-0.44} width={0.12} height={0.26} rx={0.04} fill="#15181F" />
      <Rect x={-0.38} y={0.22} width={0.12} height={0.26} rx={0.04} fill="#15181F" />
      <Rect x={0.26} y={0.22} width={0.12} height={0.26} rx={0.04} fill="#15181F" />
      <Rect x={-0.31} y={-0.6} width={0.62} height={1.2} rx={0.2} fill={fill} />
      <Rect x={-0.23} y={-0.28} width={0.46} height={0.26} rx={0.08} fill="#1D2433" />
      <Rect x={-0.21} y={0.26} width={0.42} height={0.16} rx={0.06} fill="#1D2433" />
    </G>
  );
}
