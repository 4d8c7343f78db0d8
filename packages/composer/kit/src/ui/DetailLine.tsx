import { StyleSheet, View } from 'react-native';
import { space } from '../theme';
import { AppText } from './AppText';
import { Icon, type IconName } from './Icon';

export interface DetailLineProps {
  icon: IconName;
  label: string;
  value: string;
}

/** One field of a row to read; nothing if it is empty. */
export function DetailLine({ icon, label, value }: DetailLineProps) {
  if (!value) return null;
  return (
    <View style={styles.line}>
      <Icon name={icon} size={20} tone="primaryInk" />
      <View style={styles.texts}>
        <AppText variant="caption" tone="muted">
          {label}
        </AppText>
        <AppText>{value}</AppText>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  line: { flexDirection: 'row', gap: space.md, alignItems: 'flex-start' },
  texts: { flex: 1, gap: 2 },
});
