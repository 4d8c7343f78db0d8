import Ionicons from '@expo/vector-icons/Ionicons';
import type { ComponentProps } from 'react';
import { type Palette, useTheme } from '../theme';

export type IconName = ComponentProps<typeof Ionicons>['name'];

interface IconProps {
  name: IconName;
  size?: number;
  tone?: keyof Palette;
}

/** A decorative icon; the control around it has the label. */
export function Icon({ name, size = 20, tone = 'ink' }: IconProps) {
  const { colors } = useTheme();
  return <Ionicons name={name} size={size} color={colors[tone]} aria-hidden />;
}
