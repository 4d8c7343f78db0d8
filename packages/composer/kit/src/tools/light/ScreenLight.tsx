import { useEffect, useState } from 'react';
import { Modal, Pressable, StyleSheet, View } from 'react-native';
import { createKept } from '../../data/kept';
import { strings } from '../../strings';
import { radius, space, useTheme } from '../../theme';
import { AppText } from '../../ui/AppText';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { Screen } from '../../ui/Screen';
import { Segmented } from '../../ui/Segmented';
import { isLit, type LightMode, lightColors } from './light';

export const useLight = createKept<{ color: string; mode: LightMode }>('tool-light', () => ({
  color: lightColors[0] ?? '#ffffff',
  mode: 'steady',
}));

/** The whole screen as a light: steady, blinking or SOS. A press anywhere puts it out. */
export function ScreenLight({ title }: { title: string }) {
  const { colors } = useTheme();
  const { value, change } = useLight();
  const [startedAt, setStartedAt] = useState<number | null>(null);
  const [lit, setLit] = useState(true);
  const { color, mode } = value;

  useEffect(() => {
    if (startedAt === null) return;
    const timer = setInterval(() => setLit(isLit(mode, Date.now() - startedAt)), 50);
    return () => clearInterval(timer);
  }, [startedAt, mode]);

  const put = (on: boolean) => {
    setLit(true);
    setStartedAt(on ? Date.now() : null);
  };

  return (
    <Screen
      title={title}
      subtitle={strings.light.hint}
      footer={<Button icon="flashlight" label={strings.light.on} onPress={() => put(true)} />}
    >
      <View style={[styles.stage, { backgroundColor: color, borderColor: colors.line }]}>
        <Icon name="flashlight" size={72} tone="heroFrom" />
      </View>
      <AppText variant="label" tone="muted">
        {strings.light.color}
      </AppText>
      <View role="radiogroup" aria-label={strings.light.color} style={styles.colors}>
        {lightColors.map((each, index) => (
          <Pressable
            key={each}
            role="radio"
            aria-checked={each === color}
            aria-label={`${strings.light.color} ${index + 1}`}
            onPress={() => change((kept) => ({ ...kept, color: each }))}
            style={[
              styles.color,
              { backgroundColor: each, borderColor: each === color ? colors.primary : colors.line },
            ]}
          />
        ))}
      </View>
      <Segmented
        label={strings.light.mode}
        value={mode}
        onChange={(next) => change((kept) => ({ ...kept, mode: next }))}
        options={[
          { value: 'steady', label: strings.light.steady },
          { value: 'blink', label: strings.light.blink },
          { value: 'sos', label: 'SOS' },
        ]}
      />
      <Modal visible={startedAt !== null} animationType="none" onRequestClose={() => put(false)}>
        <Pressable
          role="button"
          aria-label={strings.light.off}
          onPress={() => put(false)}
          style={[styles.fill, { backgroundColor: lit ? color : '#000000' }]}
        />
      </Modal>
    </Screen>
  );
}

const styles = StyleSheet.create({
  stage: {
    height: 220,
    borderRadius: radius.card,
    borderWidth: 1,
    alignItems: 'center',
    justifyContent: 'center',
  },
  colors: { flexDirection: 'row', flexWrap: 'wrap', gap: space.sm },
  color: { width: 44, height: 44, borderRadius: 22, borderWidth: 3 },
  fill: { flex: 1 },
});
