import { Ionicons } from '@expo/vector-icons';
import { StyleSheet, View } from 'react-native';
import { AppText, Card, type IconName, Screen } from '../components/ui';
import { useStrings } from '../strings';
import { space, useTheme } from '../theme';

const icons: IconName[] = ['swap-horizontal', 'git-merge', 'grid', 'ribbon'];

export function HowToScreen() {
  const text = useStrings().howTo;
  const { colors } = useTheme();
  return (
    <Screen back title={text.title}>
      {text.steps.map((step, index) => (
        <Card key={step.title} style={styles.step}>
          <View style={[styles.icon, { backgroundColor: colors.soft }]}>
            <Ionicons name={icons[index] ?? 'ellipse'} size={22} color={colors.primary} />
          </View>
          <View style={styles.text}>
            <AppText variant="heading">{step.title}</AppText>
            <AppText tone="muted">{step.text}</AppText>
          </View>
        </Card>
      ))}
    </Screen>
  );
}

const styles = StyleSheet.create({
  step: { flexDirection: 'row', gap: space.md },
  icon: { width: 46, height: 46, borderRadius: 15, alignItems: 'center', justifyContent: 'center' },
  text: { flex: 1, gap: 2 },
});
