import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { createCollection } from '../../data/collection';
import { addDays, daysBetween, formatLongDay, today } from '../../data/days';
import { strings } from '../../strings';
import { space } from '../../theme';
import { AppText } from '../../ui/AppText';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { EmptyState } from '../../ui/EmptyState';
import { DateField } from '../../ui/fields/DateField';
import { TextField } from '../../ui/fields/TextField';
import { Hero } from '../../ui/Hero';
import { IconButton } from '../../ui/IconButton';
import { ListRow } from '../../ui/ListRow';
import { Screen } from '../../ui/Screen';
import { useToast } from '../../ui/Toast';

interface Occasion {
  id: string;
  name: string;
  day: string;
}

export const useOccasions = createCollection<Occasion>({
  key: 'tool-countdown',
  version: 1,
  samples: () => [
    { id: 'a', name: strings.countdown.first, day: addDays(today(), 24) },
    { id: 'b', name: strings.countdown.second, day: addDays(today(), 96) },
    { id: 'c', name: strings.countdown.third, day: addDays(today(), -310) },
  ],
});

function describe(day: string): string {
  const days = daysBetween(today(), day);
  if (days === 0) return strings.dates.today;
  return days > 0 ? strings.dates.inDays(days) : strings.countdown.since(-days);
}

/** Days until what people look forward to, and since what is behind them. */
export function Countdown({ title }: { title: string }) {
  const { items, save, remove } = useOccasions();
  const showToast = useToast((toast) => toast.show);
  const [name, setName] = useState('');
  const [day, setDay] = useState('');
  const [isAdding, setIsAdding] = useState(false);
  const sorted = [...items].sort((a, b) => a.day.localeCompare(b.day));
  const coming = sorted.filter((occasion) => occasion.day >= today());
  const past = sorted.filter((occasion) => occasion.day < today()).reverse();
  const ordered = [...coming, ...past];
  const next = ordered[0];

  const add = () => {
    if (!name.trim() || !day) return;
    save({ name: name.trim(), day });
    setName('');
    setDay('');
    setIsAdding(false);
  };
  const removeOne = (occasion: Occasion) => {
    const restore = remove(occasion.id);
    showToast({
      text: strings.common.deleted(occasion.name),
      action: { label: strings.common.undo, onPress: restore },
    });
  };

  return (
    <Screen
      title={title}
      footer={
        isAdding ? (
          <Button label={strings.common.save} disabled={!name.trim() || !day} onPress={add} />
        ) : (
          <Button icon="add" label={strings.countdown.add} onPress={() => setIsAdding(true)} />
        )
      }
    >
      {isAdding ? (
        <Card style={styles.form}>
          <TextField label={strings.countdown.name} value={name} maxLength={60} onChange={setName} />
          <DateField label={strings.countdown.day} value={day} onChange={setDay} />
          <Button kind="soft" label={strings.common.cancel} onPress={() => setIsAdding(false)} />
        </Card>
      ) : null}
      {next ? (
        <Hero label={next.name} value={describe(next.day)} note={formatLongDay(next.day)} />
      ) : isAdding ? null : (
        <EmptyState
          icon="hourglass-outline"
          title={strings.countdown.empty}
          text={strings.countdown.emptyText}
        />
      )}
      <View style={styles.list}>
        {ordered.map((occasion) => (
          <ListRow
            key={occasion.id}
            title={occasion.name}
            subtitle={formatLongDay(occasion.day)}
            trailing={<AppText variant="heading">{describe(occasion.day)}</AppText>}
            check={
              <IconButton
                plain
                icon="close"
                tone="muted"
                label={strings.tools.removeEntry(occasion.name)}
                onPress={() => removeOne(occasion)}
              />
            }
          />
        ))}
      </View>
    </Screen>
  );
}

const styles = StyleSheet.create({
  form: { gap: space.md },
  list: { gap: space.sm },
});
