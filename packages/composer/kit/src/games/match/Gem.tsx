import Svg, { Circle, Path, Rect } from 'react-native-svg';

/** Each kind has its own shape, so that gems can be told apart without colours. */
const paths = [
  'M20 5 L35 20 L20 35 L5 20 Z',
  'M20 5 L36 33 H4 Z',
  'M20 4 L34 12 V28 L20 36 L6 28 V12 Z',
  'M20 4 L24.6 14.6 L36 15.6 L27.4 23.2 L30 34.4 L20 28.4 L10 34.4 L12.6 23.2 L4 15.6 L15.4 14.6 Z',
];
const colors = ['#E5484D', '#2F9E5B', '#8E4EC6', '#F5A623', '#2F7DE1', '#E9549A'];

export function Gem({ kind }: { kind: number }) {
  const fill = colors[kind];
  return (
    <Svg width="84%" height="84%" viewBox="0 0 40 40" aria-hidden>
      {kind < paths.length ? (
        <Path d={paths[kind]} fill={fill} stroke={fill} strokeWidth={4} strokeLinejoin="round" />
      ) : kind === 4 ? (
        <Circle cx={20} cy={20} r={16} fill={fill} />
      ) : (
        <Rect x={6} y={6} width={28} height={28} rx={8} fill={fill} />
      )}
      <Circle cx={15} cy={15} r={3.4} fill="#FFFFFF" opacity={0.45} />
    </Svg>
  );
}
