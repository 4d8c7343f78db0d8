import { Pressable, StyleSheet, View } from 'react-native';
import { space } from '../theme';
import { AppText } from './AppText';

interface SectionTitleProps {
  title: string;
  /** A link at the right: "See all". */
  action?: { label: string; onPress: () => void };
}

export function SectionTitle({ title, action }: SectionTitleProps) {
  return (
    <View style={styles.row}>
      <AppText variant="heading" role="heading" style={styles.title}>
        {title}
      </AppText>
      {action ? (
        <Pressable role="button" onPress={action.onPress} style={styles.action}>
          <AppText variant="label" tone="primaryInk">
            {action.label}
          </AppText>
        </Pressable>
      ) : null}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: space.md, marginTop: space.xs },
  title: { flex: 1 },
  action: {
    minWidth: 44,
    minHeight: 44,
    marginVertical: -8,
    alignItems: 'flex-end',
    justifyContent: 'center',
  },
});
