import { Text, type TextProps } from 'react-native';
import { type Palette, type, useTheme } from '../theme';

interface AppTextProps extends TextProps {
  variant?: keyof typeof type;
  tone?: keyof Palette;
}

/**
 * Large texts and labels of tabs grow less with the text size of the device, because their lines are short.
 */
const largestScales: Partial<Record<keyof typeof type, number>> = { figure: 1.2, display: 1.2, tab: 1.2 };

/** Text in one of the app's sizes and colours. */
export function AppText({ variant = 'body', tone = 'ink', style, ...rest }: AppTextProps) {
  const { colors } = useTheme();
  return (
    <Text
      maxFontSizeMultiplier={largestScales[variant]}
      style={[type[variant], { color: colors[tone] }, style]}
      {...rest}
    />
  );
}
