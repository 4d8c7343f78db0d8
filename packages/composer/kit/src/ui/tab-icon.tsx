import Ionicons from '@expo/vector-icons/Ionicons';
import type { IconName } from './Icon';

interface TabIconProps {
  focused: boolean;
  color: string;
  size: number;
}

/** The filled icon of the current tab, the outline of the others. */
export function tabIcon(icon: IconName) {
  return ({ focused, color, size }: TabIconProps) => (
    <Ionicons name={focused ? icon : (`${icon}-outline` as IconName)} color={color} size={size} />
  );
}
