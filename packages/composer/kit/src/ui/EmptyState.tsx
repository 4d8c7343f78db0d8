import { useContext } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { Circle, Path, Rect } from 'react-native-svg';
import { space, useTheme } from '../theme';
import { AppText } from './AppText';
import { Button } from './Button';
import { Icon, type IconName } from './Icon';
import { FloatingActionContext } from './layouts/chrome';

interface EmptyStateProps {
  icon: IconName;
  title: string;
  text: string;
  action?: { label: string; icon?: IconName; onPress: () => void };
}

/**
 * Fills a list without rows: what belongs here, and the button that adds the first if no other one floats
 * above.
 */
export function EmptyState({ icon, title, text, action }: EmptyStateProps) {
  const { colors } = useTheme();
  const floating = useContext(FloatingActionContext);
  return (
    <View style={styles.empty}>
      <View style={styles.picture}>
        <Svg width={168} height={112} viewBox="0 0 168 112" style={StyleSheet.absoluteFill}>
          <Circle cx={84} cy={58} r={50} fill={colors.soft} />
          <Rect x={14} y={40} width={44} height={12} rx={6} fill={colors.sunken} />
          <Rect x={116} y={24} width={36} height={12} rx={6} fill={colors.sunken} />
          <Rect x={112} y={78} width={46} height={12} rx={6} fill={colors.sunken} />
          <Path
            d="M22 84 q14 -14 28 0"
            stroke={colors.primary}
            strokeWidth={4}
            strokeLinecap="round"
            fill="none"
          />
        </Svg>
        <Icon name={icon} size={40} tone="onSoft" />
      </View>
      <AppText variant="heading" style={styles.centered}>
        {title}
      </AppText>
      <AppText tone="muted" style={styles.centered}>
        {text}
      </AppText>
      {action && action.label !== floating ? (
        <Button label={action.label} icon={action.icon} onPress={action.onPress} style={styles.action} />
      ) : null}
    </View>
  );
}

const styles = StyleSheet.create({
  empty: {
    alignItems: 'center',
    gap: space.sm,
    paddingVertical: space.xl * 1.5,
    paddingHorizontal: space.md,
  },
  picture: {
    width: 168,
    height: 112,
    alignItems: 'center',
    justifyContent: 'center',
    marginBottom: space.sm,
  },
  centered: { textAlign: 'center' },
  action: { marginTop: space.md },
});
