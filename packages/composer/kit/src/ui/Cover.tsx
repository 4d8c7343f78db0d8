import { StyleSheet, View } from 'react-native';
import Svg, { Circle, Path, Rect } from 'react-native-svg';
import { radius, useTheme } from '../theme';
import { Icon, type IconName } from './Icon';

export interface CoverProps {
  /** Decides shapes and colours: the same name always has the same cover. */
  name: string;
  icon: IconName;
  height: number;
  width?: number;
}

/** A drawn picture for a row without a photo, made of a few shapes in the app's colours. */
export function Cover({ name, icon, height, width }: CoverProps) {
  const { colors } = useTheme();
  const sum = Array.from(name).reduce(
    (total, letter) => (total * 31 + (letter.codePointAt(0) ?? 0)) % 9973,
    7,
  );
  const surfaces = [
    { back: colors.soft, front: colors.primary, tone: 'onPrimary' },
    { back: colors.warningSoft, front: colors.warning, tone: 'page' },
    { back: colors.successSoft, front: colors.success, tone: 'page' },
    { back: colors.sunken, front: colors.heroTo, tone: 'onHero' },
  ] as const;
  const { back, front, tone } = surfaces[sum % 4] ?? surfaces[0];
  const shape = sum % 5;

  return (
    <View aria-hidden style={[styles.cover, { height, width: width ?? '100%', backgroundColor: back }]}>
      <Svg
        width="100%"
        height="100%"
        viewBox="0 0 160 100"
        preserveAspectRatio="xMidYMid slice"
        style={StyleSheet.absoluteFill}
      >
        {shape === 0 ? <Circle cx={128} cy={16} r={42} fill={front} opacity={0.22} /> : null}
        {shape === 1 ? <Path d="M0 70 Q40 40 80 66 T160 56 V100 H0 Z" fill={front} opacity={0.24} /> : null}
        {shape === 2 ? (
          <Rect
            x={96}
            y={-20}
            width={90}
            height={90}
            rx={24}
            fill={front}
            opacity={0.2}
            transform="rotate(24 140 20)"
          />
        ) : null}
        {shape === 3 ? (
          <Path d="M0 100 L64 36 L104 78 L128 56 L160 100 Z" fill={front} opacity={0.24} />
        ) : null}
        {shape === 4 ? (
          <Path d="M-10 30 H170 M-10 52 H170 M-10 74 H170" stroke={front} strokeWidth={9} opacity={0.16} />
        ) : null}
        <Circle cx={22 + (sum % 30)} cy={82} r={26} fill={front} opacity={0.14} />
      </Svg>
      <View style={[styles.mark, { backgroundColor: front }]}>
        <Icon name={icon} size={Math.min(30, height * 0.32)} tone={tone} />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  cover: { borderRadius: radius.control, overflow: 'hidden', alignItems: 'center', justifyContent: 'center' },
  mark: { padding: 10, borderRadius: 999 },
});
