import type { ReactNode } from 'react';
import { Circle, G, Path, Rect } from 'react-native-svg';

const shade = 'rgba(0, 0, 0, 0.14)';
const shine = 'rgba(255, 255, 255, 0.24)';

/** Clothes, bags and gifts on a sheet of 100 x 100; `color` is their fabric or leather. */
export const wearDrawings = {
  cushion: (color: string): ReactNode => (
    <G>
      <Path
        d="M18 24 C30 20 70 20 82 24 C86 40 86 66 82 82 C70 86 30 86 18 82 C14 66 14 40 18 24 Z"
        fill={color}
      />
      <Path
        d="M64 21 C72 21 78 23 82 24 C86 40 86 66 82 82 C78 84 70 85 62 85 C74 66 74 40 64 21 Z"
        fill={shade}
      />
      <Path d="M30 24 V84 M42 22 V85" stroke={shine} strokeWidth={3} />
      <Circle cx={50} cy={53} r={3} fill={shade} />
    </G>
  ),
  shirt: (color: string): ReactNode => (
    <G>
      <Path
        d="M36 18 L18 26 L10 46 L24 52 L28 46 V86 H72 V46 L76 52 L90 46 L82 26 L64 18 C60 26 40 26 36 18 Z"
        fill={color}
      />
      <Path
        d="M60 24 C62 22 63 20 64 18 L82 26 L90 46 L76 52 L72 46 V86 H58 C64 66 64 44 60 24 Z"
        fill={shade}
      />
      <Path d="M36 18 C40 26 60 26 64 18 L58 15 C54 19 46 19 42 15 Z" fill={shine} />
      <Path d="M50 25 V86" stroke={shine} strokeWidth={2} />
      <Circle cx={50} cy={38} r={1.8} fill="#FFFFFF" />
      <Circle cx={50} cy={52} r={1.8} fill="#FFFFFF" />
      <Circle cx={50} cy={66} r={1.8} fill="#FFFFFF" />
    </G>
  ),
  tote: (color: string): ReactNode => (
    <G>
      <Path
        d="M36 42 V26 C36 14 64 14 64 26 V42"
        stroke={color}
        strokeWidth={5}
        strokeLinecap="round"
        fill="none"
      />
      <Path d="M22 36 H78 L82 84 C82 87 80 89 77 89 H23 C20 89 18 87 18 84 Z" fill={color} />
      <Path d="M62 36 H78 L82 84 C82 87 80 89 77 89 H60 C66 72 66 52 62 36 Z" fill={shade} />
      <Path d="M50 54 C58 46 68 56 50 72 C32 56 42 46 50 54 Z" fill="rgba(255, 255, 255, 0.75)" />
    </G>
  ),
  wallet: (color: string): ReactNode => (
    <G>
      <Rect x={26} y={22} width={50} height={20} rx={3} fill="#E9DFC8" />
      <Rect x={22} y={27} width={54} height={20} rx={3} fill="#CDB98F" />
      <Rect x={14} y={32} width={72} height={50} rx={9} fill={color} />
      <Path d="M64 32 H77 C82 32 86 36 86 41 V73 C86 78 82 82 77 82 H60 C68 66 68 48 64 32 Z" fill={shade} />
      <Path d="M20 38 H80 M20 76 H80" stroke={shine} strokeWidth={2} strokeDasharray="4 3" />
      <Rect x={62} y={50} width={26} height={15} rx={7.5} fill={color} />
      <Rect x={62} y={50} width={26} height={15} rx={7.5} fill={shade} />
      <Circle cx={70} cy={57.5} r={3.4} fill="#E5C76B" />
    </G>
  ),
  scarf: (color: string): ReactNode => (
    <G>
      <Path d="M30 16 C44 10 58 10 70 16 L74 32 C60 38 42 38 26 32 Z" fill={color} />
      <Path d="M30 30 L48 35 L44 88 H22 Z" fill={color} />
      <Path d="M52 35 L70 31 L78 76 H58 Z" fill={color} />
      <Path d="M52 35 L70 31 L78 76 H68 Z" fill={shade} />
      <Path d="M27 56 L46 57 M25 66 L45 67 M56 50 L73 47 M57 60 L75 57" stroke={shine} strokeWidth={4} />
      <Path
        d="M24 88 V95 M29 88 V95 M34 88 V95 M39 88 V95 M60 76 V83 M65 76 V83 M70 76 V83 M75 76 V83"
        stroke={color}
        strokeWidth={2.4}
      />
    </G>
  ),
  gift: (color: string): ReactNode => (
    <G>
      <Path
        d="M50 34 C38 34 28 28 32 19 C37 12 48 20 50 34 C52 20 63 12 68 19 C72 28 62 34 50 34 Z"
        stroke="#E5C76B"
        strokeWidth={5}
        fill="none"
      />
      <Rect x={22} y={46} width={56} height={42} rx={4} fill={color} />
      <Rect x={17} y={33} width={66} height={16} rx={4} fill={color} />
      <Path
        d="M62 33 H79 C81 33 83 35 83 37 V45 C83 47 81 49 79 49 H78 V84 C78 87 76 88 74 88 H62 Z"
        fill={shade}
      />
      <Rect x={44} y={33} width={12} height={55} fill="#E5C76B" />
    </G>
  ),
};
