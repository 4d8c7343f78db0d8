import { LinearGradient } from 'expo-linear-gradient';
import type { ReactNode } from 'react';
import { StyleSheet } from 'react-native';
import Svg, { Ellipse } from 'react-native-svg';
import { radius, useTheme } from '../theme';
import { Cover, type CoverProps } from './Cover';
import { homeDrawings } from './pictures/home';
import { wearDrawings } from './pictures/wear';

const drawings: Readonly<Record<string, (color: string) => ReactNode>> = { ...homeDrawings, ...wearDrawings };

/** What a photo field offers. */
export const pictureNames = Object.keys(drawings);

const colorsOfThings = ['#C2603C', '#2F6066', '#D29B34', '#7D5271', '#4F7C54', '#B0424F', '#3E5C9A'];

/** The drawing of this name, else a cover: a product needs no picture from the network. */
export function Picture({ name, icon, height, width }: CoverProps) {
  const { dark, colors } = useTheme();
  const draw = Object.hasOwn(drawings, name) ? drawings[name] : undefined;
  if (draw === undefined) return <Cover name={name} icon={icon} height={height} width={width} />;
  const color = colorsOfThings[pictureNames.indexOf(name) % colorsOfThings.length] ?? colors.primary;
  return (
    <LinearGradient
      aria-hidden
      colors={dark ? [colors.sunken, colors.page] : ['#F7EFE5', '#EADCCB']}
      style={[styles.picture, { height, width: width ?? '100%' }]}
    >
      <Svg width={height * 0.84} height={height * 0.84} viewBox="0 0 100 100">
        <Ellipse cx={50} cy={91} rx={34} ry={4} fill="rgba(0, 0, 0, 0.14)" />
        {draw(color)}
      </Svg>
    </LinearGradient>
  );
}

const styles = StyleSheet.create({
  picture: {
    borderRadius: radius.control,
    overflow: 'hidden',
    alignItems: 'center',
    justifyContent: 'center',
  },
});
