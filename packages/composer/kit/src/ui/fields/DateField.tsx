import { useState } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import { addDays, formatDay, today } from '../../data/days';
import { strings } from '../../strings';
import { radius, space, useTheme } from '../../theme';
import { AppText } from '../AppText';
import { Chip } from '../Chip';
import { Icon } from '../Icon';
import { MonthGrid } from '../MonthGrid';
import { FieldFrame } from './FieldFrame';

interface DateFieldProps {
  label: string;
  /** A day such as 2026-01-31; empty without one. */
  value: string;
  onChange: (value: string) => void;
  error?: string;
  /** Of an optional field. */
  onClear?: () => void;
}

export function DateField({ label, value, onChange, error, onClear }: DateFieldProps) {
  const { colors } = useTheme();
  const [isOpen, setIsOpen] = useState(false);
  const choose = (day: string) => {
    onChange(day);
    setIsOpen(false);
  };
  const near = [
    { day: addDays(today(), -1), name: strings.dates.yesterday },
    { day: today(), name: strings.dates.today },
    { day: addDays(today(), 1), name: strings.dates.tomorrow },
  ];

  return (
    <FieldFrame label={label} error={error} onClear={value ? onClear : undefined}>
      <Pressable
        role="button"
        aria-label={`${label}: ${value ? formatDay(value) : strings.dates.choose}`}
        aria-expanded={isOpen}
        onPress={() => setIsOpen(!isOpen)}
        style={[
          styles.box,
          { backgroundColor: colors.sunken, borderColor: error ? colors.danger : colors.sunken },
        ]}
      >
        <Icon name="calendar-outline" size={18} tone="muted" />
        <AppText tone={value ? 'ink' : 'muted'} style={styles.value}>
          {value ? formatDay(value) : strings.dates.choose}
        </AppText>
        <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={18} tone="muted" />
      </Pressable>
      {isOpen ? (
        <View style={styles.panel}>
          <View style={styles.quick}>
            {near.map(({ day, name }) => (
              <Chip key={day} label={name} selected={value === day} onPress={() => choose(day)} />
            ))}
          </View>
          <MonthGrid selected={value} onSelect={choose} />
        </View>
      ) : null}
    </FieldFrame>
  );
}

const styles = StyleSheet.create({
  box: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.sm,
    minHeight: 52,
    paddingHorizontal: 14,
    borderWidth: 2,
    borderRadius: radius.control,
  },
  value: { flex: 1 },
  panel: { gap: space.md, paddingTop: space.sm },
  quick: { flexDirection: 'row', gap: space.sm },
});
