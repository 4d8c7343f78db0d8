import { type ReactNode, useId } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { Circle, Defs, LinearGradient, Path, Rect, Stop } from 'react-native-svg';

export type Scene = 'sea' | 'mountains' | 'city' | 'forest';

export const scenes: readonly Scene[] = ['sea', 'mountains', 'city', 'forest'];

const skies: Record<Scene, readonly [string, string]> = {
  sea: ['#FDB99B', '#F7E2B8'],
  mountains: ['#8FB8DE', '#F6E7DF'],
  city: ['#2B2150', '#C25B7A'],
  forest: ['#CFE5C9', '#F3F0D2'],
};

const drawings: Record<Scene, ReactNode> = {
  sea: (
    <>
      <Circle cx={200} cy={112} r={34} fill="#FFF3D0" />
      <Rect x={0} y={122} width={320} height={78} fill="#3F7F93" />
      <Path
        d="M168 128 H232 M176 138 H226 M184 148 H218 M190 158 H212"
        stroke="#FBE3B4"
        strokeWidth={3}
        strokeLinecap="round"
        opacity={0.75}
      />
      <Path d="M0 150 Q40 142 80 150 T160 150 T240 150 T320 150 V200 H0 Z" fill="#2F6679" opacity={0.7} />
      <Path d="M58 122 L104 122 L98 134 H66 Z" fill="#FFFFFF" />
      <Rect x={70} y={110} width={24} height={12} fill="#F4F1EA" />
      <Rect x={80} y={102} width={6} height={9} fill="#C0392B" />
      <Path
        d="M120 60 q8 -8 16 0 q8 -8 16 0 M236 44 q6 -6 12 0 q6 -6 12 0"
        stroke="#6B4A46"
        strokeWidth={2.4}
        fill="none"
        strokeLinecap="round"
      />
    </>
  ),
  mountains: (
    <>
      <Circle cx={78} cy={50} r={20} fill="#FFF6DC" />
      <Path d="M-10 150 L70 66 L140 140 L196 78 L330 168 V200 H-10 Z" fill="#7C93B2" />
      <Path
        d="M70 66 L92 90 L78 96 L66 88 L54 94 L48 89 Z M196 78 L222 96 L206 102 L194 94 L180 96 Z"
        fill="#FFFFFF"
      />
      <Path d="M-10 176 L60 126 L128 168 L220 112 L330 180 V200 H-10 Z" fill="#4F6B7E" />
      <Path d="M0 168 Q80 150 160 164 T320 156 V176 H0 Z" fill="#FFFFFF" opacity={0.45} />
      <Path d="M0 186 Q100 172 180 184 T320 180 V200 H0 Z" fill="#31505A" />
    </>
  ),
  city: (
    <>
      <Circle cx={252} cy={44} r={18} fill="#FBE9C3" />
      <Path
        d="M0 130 H28 V104 H60 V136 H84 V92 H112 V128 H196 V98 H226 V134 H256 V112 H288 V140 H320 V200 H0 Z"
        fill="#3C2B5E"
      />
      <Path d="M134 200 V86 H174 V200 Z" fill="#21173F" />
      <Path d="M128 88 L154 36 L180 88 Z" fill="#2D1F52" />
      <Rect x={152} y={22} width={4} height={16} fill="#2D1F52" />
      <Path
        d="M0 158 H40 V146 H74 V166 H118 V152 H134 V200 H0 Z M174 200 V160 H214 V150 H250 V170 H320 V200 Z"
        fill="#1A1233"
      />
      <Path
        d={[
          'M144 100 h6 v8 h-6 z M158 100 h6 v8 h-6 z M144 120 h6 v8 h-6 z',
          'M158 140 h6 v8 h-6 z M12 168 h6 v7 h-6 z M52 172 h6 v7 h-6 z M92 176 h6 v7 h-6 z',
          'M196 170 h6 v7 h-6 z M230 162 h6 v7 h-6 z M276 180 h6 v7 h-6 z',
          'M36 116 h5 v6 h-5 z M94 104 h5 v6 h-5 z M208 110 h5 v6 h-5 z M268 124 h5 v6 h-5 z',
        ].join(' ')}
        fill="#FFD27A"
      />
    </>
  ),
  forest: (
    <>
      <Circle cx={160} cy={70} r={42} fill="#FFF9DE" opacity={0.9} />
      <Path
        d={[
          'M20 150 L44 60 L68 150 Z M84 150 L104 78 L124 150 Z M196 150 L216 72 L236 150 Z',
          'M256 150 L282 54 L308 150 Z',
        ].join(' ')}
        fill="#8DB58B"
      />
      <Path
        d={[
          'M-16 178 L20 72 L56 178 Z M52 178 L80 96 L108 178 Z M216 178 L246 92 L276 178 Z',
          'M266 178 L300 66 L334 178 Z',
        ].join(' ')}
        fill="#4F8460"
      />
      <Path d="M0 164 Q80 150 160 160 T320 158 V200 H0 Z" fill="#2F5F48" />
      <Path d="M128 200 Q150 176 160 160 Q172 176 206 200 Z" fill="#D9C79B" />
    </>
  ),
};

/** A drawn landscape: posts need no picture from the network. */
export function SceneArt({ scene, label }: { scene: Scene; label?: string }) {
  const [top, bottom] = skies[scene];
  const sky = `sky${useId().replace(/\W/g, '')}`;
  return (
    <View role="img" aria-label={label} style={styles.scene}>
      <Svg width="100%" height="100%" viewBox="0 0 320 200" preserveAspectRatio="xMidYMid slice">
        <Defs>
          <LinearGradient id={sky} x1="0" y1="0" x2="0" y2="1">
            <Stop offset="0" stopColor={top} />
            <Stop offset="1" stopColor={bottom} />
          </LinearGradient>
        </Defs>
        <Rect x={0} y={0} width={320} height={200} fill={`url(#${sky})`} />
        {drawings[scene]}
      </Svg>
    </View>
  );
}

const styles = StyleSheet.create({
  scene: { width: '100%', aspectRatio: 1.6, overflow: 'hidden' },
});
