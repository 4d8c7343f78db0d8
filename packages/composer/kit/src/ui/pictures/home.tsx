import type { ReactNode } from 'react';
import { Circle, Ellipse, G, Path, Rect } from 'react-native-svg';

const wood = '#8A5A3B';
const shade = 'rgba(0, 0, 0, 0.14)';
const shine = 'rgba(255, 255, 255, 0.24)';

/** Things for the home on a sheet of 100 x 100; `color` is their glaze or fabric. */
export const homeDrawings = {
  vase: (color: string): ReactNode => (
    <G>
      <Path
        d="M49 34 C45 22 40 16 34 12 M51 34 C53 22 57 14 62 8 M50 34 V14"
        stroke="#7C6A3E"
        strokeWidth={1.6}
        fill="none"
      />
      <Circle cx={34} cy={12} r={4} fill="#E2B65B" />
      <Circle cx={62} cy={9} r={5} fill="#D9825B" />
      <Circle cx={50} cy={13} r={3.6} fill="#EBD9B4" />
      <Path
        d="M43 32 H57 C56 42 70 50 68 68 C67 80 60 86 50 86 C40 86 33 80 32 68 C30 50 44 42 43 32 Z"
        fill={color}
      />
      <Path d="M57 32 C56 42 70 50 68 68 C67 80 60 86 50 86 C62 78 62 52 52 32 Z" fill={shade} />
      <Path d="M38 58 C36 64 37 72 40 77" stroke={shine} strokeWidth={3} strokeLinecap="round" fill="none" />
    </G>
  ),
  lamp: (color: string): ReactNode => (
    <G>
      <Circle cx={50} cy={36} r={38} fill="rgba(255, 224, 150, 0.32)" />
      <Path d="M34 16 H66 L76 46 H24 Z" fill={color} />
      <Path d="M56 16 H66 L76 46 H62 Z" fill={shade} />
      <Path d="M28 42 H72" stroke={shine} strokeWidth={2} />
      <Rect x={48} y={46} width={4} height={28} fill={wood} />
      <Ellipse cx={50} cy={80} rx={17} ry={7} fill={wood} />
      <Ellipse cx={50} cy={78} rx={17} ry={6} fill="#A06C49" />
    </G>
  ),
  mug: (color: string): ReactNode => (
    <G>
      <Path
        d="M42 26 C38 20 46 16 42 10 M54 26 C50 20 58 16 54 10"
        stroke="#B9AFA6"
        strokeWidth={2.4}
        strokeLinecap="round"
        fill="none"
      />
      <Path d="M66 44 C82 42 84 66 65 68" stroke={color} strokeWidth={7} fill="none" />
      <Path d="M28 36 H68 L65 74 C64 80 60 84 54 84 H42 C36 84 32 80 31 74 Z" fill={color} />
      <Path d="M56 36 H68 L65 74 C64 80 60 84 54 84 H50 C57 76 58 52 56 36 Z" fill={shade} />
      <Ellipse cx={48} cy={36} rx={20} ry={5} fill="#4A2E20" />
      <Path d="M35 48 L37 70" stroke={shine} strokeWidth={3} strokeLinecap="round" />
    </G>
  ),
  bowl: (color: string): ReactNode => (
    <G>
      <Circle cx={40} cy={40} r={9} fill="#F0C64A" />
      <Circle cx={56} cy={37} r={10} fill="#E9B93A" />
      <Circle cx={66} cy={43} r={7} fill="#F4D469" />
      <Path d="M16 46 H84 C84 68 70 80 50 80 C30 80 16 68 16 46 Z" fill={color} />
      <Path d="M62 46 H84 C84 68 70 80 50 80 C62 74 64 60 62 46 Z" fill={shade} />
      <Rect x={38} y={79} width={24} height={6} rx={3} fill={color} />
      <Path d="M24 54 C26 62 30 68 36 72" stroke={shine} strokeWidth={3} strokeLinecap="round" fill="none" />
    </G>
  ),
  armchair: (color: string): ReactNode => (
    <G>
      <Path
        d="M30 70 L24 90 M70 70 L76 90 M40 72 L37 88 M60 72 L63 88"
        stroke={wood}
        strokeWidth={4}
        strokeLinecap="round"
      />
      <Path d="M28 58 V28 C28 16 36 12 50 12 C64 12 72 16 72 28 V58 Z" fill={color} />
      <Path d="M60 13 C68 15 72 19 72 28 V58 H60 Z" fill={shade} />
      <Rect x={18} y={42} width={14} height={32} rx={7} fill={color} />
      <Rect x={68} y={42} width={14} height={32} rx={7} fill={color} />
      <Rect x={26} y={54} width={48} height={20} rx={8} fill={color} />
      <Rect x={26} y={54} width={48} height={7} rx={3.5} fill={shine} />
    </G>
  ),
  rug: (color: string): ReactNode => (
    <G>
      <Path
        d={[
          'M22 14 V8 M32 14 V8 M42 14 V8 M52 14 V8 M62 14 V8 M72 14 V8 M78 14 V8 M22 92 V86',
          'M32 92 V86 M42 92 V86 M52 92 V86 M62 92 V86 M72 92 V86 M78 92 V86',
        ].join(' ')}
        stroke="#D8C9AE"
        strokeWidth={2}
      />
      <Rect x={18} y={13} width={64} height={74} fill={color} />
      <Rect x={23} y={18} width={54} height={64} fill="none" stroke="#EBDDC3" strokeWidth={2} />
      <Path d="M50 22 L62 36 L50 50 L38 36 Z M50 50 L62 64 L50 78 L38 64 Z" fill="#EBDDC3" />
      <Path d="M50 28 L57 36 L50 44 L43 36 Z M50 56 L57 64 L50 72 L43 64 Z" fill="#C98A3A" />
      <Path d="M24 50 L32 42 L38 50 L32 58 Z M76 50 L68 42 L62 50 L68 58 Z" fill="#1F2A44" />
    </G>
  ),
  plant: (color: string): ReactNode => (
    <G>
      <Path d="M50 64 V24" stroke="#5B7A4A" strokeWidth={3} />
      <Path d="M50 58 C30 58 22 46 24 34 C40 34 50 44 50 58 Z" fill="#4E7F55" />
      <Path d="M50 52 C70 52 78 40 76 26 C60 28 50 38 50 52 Z" fill="#3F6E49" />
      <Path d="M50 36 C38 32 36 18 44 8 C56 14 58 26 50 36 Z" fill="#629B66" />
      <Path d="M32 62 H68 L64 86 C63 90 60 91 57 91 H43 C40 91 37 90 36 86 Z" fill={color} />
      <Path d="M58 62 H68 L64 86 C63 90 60 91 57 91 H52 C57 84 58 72 58 62 Z" fill={shade} />
      <Rect x={29} y={58} width={42} height={9} rx={3} fill={color} />
    </G>
  ),
  candle: (color: string): ReactNode => (
    <G>
      <Circle cx={50} cy={24} r={20} fill="rgba(255, 205, 110, 0.3)" />
      <Path d="M50 12 C58 22 56 30 50 32 C44 30 42 22 50 12 Z" fill="#F3A63B" />
      <Path d="M50 20 C54 25 53 30 50 31 C47 30 46 25 50 20 Z" fill="#FCE7A8" />
      <Rect x={49} y={31} width={2} height={8} fill="#4A3A2C" />
      <Rect x={28} y={38} width={44} height={50} rx={8} fill={color} />
      <Path d="M60 38 H64 C69 38 72 41 72 46 V80 C72 85 69 88 64 88 H56 C60 74 61 54 60 38 Z" fill={shade} />
      <Ellipse cx={50} cy={40} rx={20} ry={4} fill="#F5EBDD" />
      <Rect x={37} y={56} width={26} height={18} rx={2} fill="#F8F1E6" />
      <Path d="M42 62 H58 M42 67 H53" stroke="#A99A88" strokeWidth={1.6} />
    </G>
  ),
};
