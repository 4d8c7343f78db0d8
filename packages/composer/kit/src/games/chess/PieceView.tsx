import Svg, { Circle, Path, Rect } from 'react-native-svg';
import { colorOf, type Kind } from './position';

const bodies: Record<Kind, string> = {
  p: 'M15 34 C15 27 19 25 19.5 19 H25.5 C26 25 30 27 30 34 Z',
  r: 'M12 9 H16.5 V12.5 H20 V9 H25 V12.5 H28.5 V9 H33 V18 L30 20.5 V30 L32 34 H13 L15 30 V20.5 L12 18 Z',
  n: 'M14 34 C14 27 18.5 25 20.5 20.5 C17 22 13.5 24 11 20.5 C10 18 12.5 15 15 12 C15.5 9 18 8 19.5 5.5 L22.5 9 C29.5 9.5 33 17 32 34 Z',
  b: 'M22.5 10 C29.5 15 30.5 21 26.5 26 L29 34 H16 L18.5 26 C14.5 21 15.5 15 22.5 10 Z',
  q: 'M9 13 L15.5 22 L16.5 9.5 L22.5 20 L28.5 9.5 L29.5 22 L36 13 L31.5 34 H13.5 Z',
  k: 'M22.5 15 C18 10 9 14 12 22 C13 26 14.5 29 14.5 34 H30.5 C30.5 29 32 26 33 22 C36 14 27 10 22.5 15 Z',
};

/** Round parts of each piece. */
const dots: Record<Kind, readonly (readonly [x: number, y: number, size: number])[]> = {
  p: [[22.5, 14, 5.5]],
  r: [],
  n: [],
  b: [[22.5, 8.5, 2.6]],
  q: [
    [9, 12, 2.4],
    [16.5, 8.5, 2.4],
    [28.5, 8.5, 2.4],
    [36, 12, 2.4],
  ],
  k: [],
};

/** A piece in its colour with an outline in the other one. */
export function PieceView({ piece, size }: { piece: string; size: number | `${number}%` }) {
  const isWhite = colorOf(piece) === 'w';
  const fill = isWhite ? '#FFFDF8' : '#2B2118';
  const stroke = isWhite ? '#2B2118' : '#F3E6D2';
  const kind = piece.toLowerCase() as Kind;
  const outline = { fill, stroke, strokeWidth: 1.5 };
  return (
    <Svg width={size} height={size} viewBox="0 0 45 45" aria-hidden>
      {kind === 'k' ? (
        <>
          <Path d="M22.5 4 V14 M18.5 7.5 H26.5" stroke={stroke} strokeWidth={5} strokeLinecap="round" />
          <Path d="M22.5 4 V14 M18.5 7.5 H26.5" stroke={fill} strokeWidth={2.4} strokeLinecap="round" />
        </>
      ) : null}
      <Path d={bodies[kind]} {...outline} strokeLinejoin="round" />
      {dots[kind].map(([x, y, r]) => (
        <Circle key={x} cx={x} cy={y} r={r} {...outline} />
      ))}
      {kind === 'n' ? <Circle cx={18} cy={14} r={1.3} fill={stroke} /> : null}
      <Rect x={11} y={34} width={23} height={5} rx={1.6} {...outline} />
    </Svg>
  );
}
