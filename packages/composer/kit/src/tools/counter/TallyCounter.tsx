import { useState } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import { createCollection } from '../../data/collection';
import { formatNumber } from '../../data/numbers';
import { strings } from '../../strings';
import { space, useTheme } from '../../theme';
import { AppText } from '../../ui/AppText';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { ChipRow } from '../../ui/ChipRow';
import { TextField } from '../../ui/fields/TextField';
import { IconButton } from '../../ui/IconButton';
import { ProgressRing } from '../../ui/ProgressRing';
import { Screen } from '../../ui/Screen';
import { useToast } from '../../ui/Toast';
import { NumberInput } from '../NumberInput';

interface Counter {
  id: string;
  name: string;
  count: number;
  target: number | null;
}

export const useCounters = createCollection<Counter>({
  key: 'tool-counters',
  version: 1,
  samples: () => [
    { id: 'a', name: strings.counter.first, count: 12, target: 33 },
    { id: 'b', name: strings.counter.second, count: 0, target: 100 },
  ],
});

/** One large button that counts. */
export function TallyCounter({ title }: { title: string }) {
  const { colors } = useTheme();
  const { items, save, update, remove } = useCounters();
  const showToast = useToast((toast) => toast.show);
  const [chosen, setChosen] = useState('');
  const [isEditing, setIsEditing] = useState(false);
  const counter = items.find(({ id }) => id === chosen) ?? items[0];
  const target = counter?.target ?? 0;

  const reset = ({ id, count }: Counter) => {
    update(id, { count: 0 });
    showToast({
      text: strings.counter.reset,
      action: { label: strings.common.undo, onPress: () => update(id, { count }) },
    });
  };
  const add = () => {
    setChosen(save({ name: strings.counter.fresh(items.length + 1), count: 0, target: 33 }));
    setIsEditing(true);
  };

  return (
    <Screen title={title} right={<IconButton icon="add" label={strings.counter.add} onPress={add} />}>
      {items.length > 1 ? (
        <ChipRow
          label={strings.counter.counters}
          value={counter?.id ?? ''}
          onChange={setChosen}
          options={items.map(({ id, name }) => ({ value: id, label: name }))}
        />
      ) : null}
      {counter ? (
        <>
          <View style={styles.stage}>
            <ProgressRing
              size={284}
              value={target > 0 ? Math.min(1, counter.count / target) : 0}
              color={colors.primary}
              track={colors.sunken}
            >
              <Pressable
                role="button"
                aria-label={strings.counter.press(counter.name, counter.count)}
                onPress={() => update(counter.id, { count: counter.count + 1 })}
                style={({ pressed }) => [
                  styles.press,
                  { backgroundColor: colors.soft },
                  pressed && styles.pressed,
                ]}
              >
                <AppText style={styles.count} tone="onSoft" numberOfLines={1} adjustsFontSizeToFit>
                  {formatNumber(counter.count)}
                </AppText>
                <AppText tone="onSoft">
                  {target > 0 ? strings.counter.of(formatNumber(target)) : strings.counter.tap}
                </AppText>
              </Pressable>
            </ProgressRing>
          </View>
          <View style={styles.actions}>
            <IconButton
              icon="remove"
              label={strings.counter.minus}
              onPress={() => update(counter.id, { count: Math.max(0, counter.count - 1) })}
            />
            <IconButton icon="refresh" label={strings.counter.toZero} onPress={() => reset(counter)} />
            <IconButton
              icon="create-outline"
              label={strings.common.edit}
              selected={isEditing}
              onPress={() => setIsEditing(!isEditing)}
            />
          </View>
          {isEditing ? (
            <Card style={styles.form}>
              <TextField
                label={strings.counter.name}
                value={counter.name}
                maxLength={40}
                onChange={(name) => update(counter.id, { name })}
              />
              <NumberInput
                label={strings.counter.target}
                value={counter.target}
                onChange={(next) => update(counter.id, { target: next })}
              />
              {items.length > 1 ? (
                <Button kind="danger" label={strings.common.remove} onPress={() => remove(counter.id)} />
              ) : null}
            </Card>
          ) : null}
        </>
      ) : (
        <Button icon="add" label={strings.counter.add} onPress={add} />
      )}
    </Screen>
  );
}

const styles = StyleSheet.create({
  stage: { alignItems: 'center', paddingVertical: space.sm },
  press: { width: 212, height: 212, borderRadius: 106, alignItems: 'center', justifyContent: 'center' },
  pressed: { transform: [{ scale: 0.96 }] },
  count: { fontSize: 72, lineHeight: 84, fontWeight: '800', fontVariant: ['tabular-nums'] },
  actions: { flexDirection: 'row', justifyContent: 'center', gap: space.lg },
  form: { gap: space.md },
});
