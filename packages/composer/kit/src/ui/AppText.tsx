import { Text, type TextProps } from 'react-native';
import { type Palette, type, useTheme } from '../theme';

interface AppTextProps extends TextProps {
  variant?: keyof typeof type;
  tone?: keyof Palette;
}

/** Text in one of the app's sizes and colours. */
export function AppText({ variant = 'body', tone = 'ink', style, ...rest }: AppTextProps) {
  const { colors } = useTheme();
  return <Text style={[type[variant], { color: colors[tone] }, style]} {...rest} />;
}
