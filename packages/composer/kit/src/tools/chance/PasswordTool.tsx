import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { createKept } from '../../data/kept';
import { strings } from '../../strings';
import { radius, space, useTheme } from '../../theme';
import { AppText } from '../../ui/AppText';
import { Badge } from '../../ui/Badge';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { SwitchField } from '../../ui/fields/SwitchField';
import { Screen } from '../../ui/Screen';
import { Presets } from '../Presets';
import { makePassword, type PasswordOptions, strengthOf } from './password';

export const usePasswordOptions = createKept<PasswordOptions>('tool-password', () => ({
  length: 16,
  hasCapitals: true,
  hasDigits: true,
  hasSigns: true,
}));

/** A strong password at once; it is never kept. */
export function PasswordTool({ title }: { title: string }) {
  const { colors } = useTheme();
  const { value: options, change } = usePasswordOptions();
  const [password, setPassword] = useState(() => makePassword(options));
  const bits = strengthOf(options);
  const set = (part: Partial<PasswordOptions>) => {
    change((kept) => ({ ...kept, ...part }));
    setPassword(makePassword({ ...options, ...part }));
  };
  const strength =
    bits < 50 ? strings.password.weak : bits < 75 ? strings.password.good : strings.password.strong;
  return (
    <Screen
      title={title}
      footer={
        <Button
          icon="refresh"
          label={strings.password.another}
          onPress={() => setPassword(makePassword(options))}
        />
      }
    >
      <View style={[styles.result, { backgroundColor: colors.soft }]}>
        <AppText selectable variant="title" tone="onSoft" role="status" style={styles.password}>
          {password}
        </AppText>
        <View style={styles.strength}>
          <Badge label={strength} tone={bits < 50 ? 'danger' : bits < 75 ? 'warning' : 'success'} />
          <AppText variant="caption" tone="onSoft">
            {strings.password.hint}
          </AppText>
        </View>
      </View>
      <AppText variant="label" tone="muted">
        {strings.password.length}
      </AppText>
      <Presets
        label={strings.password.length}
        values={[8, 12, 16, 20, 24, 32]}
        value={options.length}
        onChange={(length) => set({ length })}
      />
      <Card style={styles.card}>
        <SwitchField
          label={strings.password.capitals}
          value={options.hasCapitals}
          onChange={(hasCapitals) => set({ hasCapitals })}
        />
        <SwitchField
          label={strings.password.digits}
          value={options.hasDigits}
          onChange={(hasDigits) => set({ hasDigits })}
        />
        <SwitchField
          label={strings.password.signs}
          value={options.hasSigns}
          onChange={(hasSigns) => set({ hasSigns })}
        />
      </Card>
    </Screen>
  );
}

const styles = StyleSheet.create({
  result: {
    borderRadius: radius.card,
    padding: space.lg,
    gap: space.md,
    minHeight: 148,
    justifyContent: 'center',
  },
  password: { fontFamily: 'monospace', letterSpacing: 1 },
  strength: { flexDirection: 'row', alignItems: 'center', gap: space.sm, flexWrap: 'wrap' },
  card: { gap: space.md },
});
