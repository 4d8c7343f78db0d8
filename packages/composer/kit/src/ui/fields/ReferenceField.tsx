import { useState } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import { matches } from '../../data/search';
import { strings } from '../../strings';
import { radius, space, useTheme } from '../../theme';
import { AppText } from '../AppText';
import { Icon } from '../Icon';
import { SearchBar } from '../SearchBar';
import { FieldFrame } from './FieldFrame';

interface ReferenceFieldProps {
  label: string;
  /** Rows to choose from, by id. */
  options: readonly { value: string; label: string }[];
  value: string;
  onChange: (value: string) => void;
  /** Adds a new row by its name and returns its id. */
  onCreate?: (name: string) => string;
  /** Opens the form of a new row, if its name alone does not suffice. */
  add?: { label: string; onPress: () => void };
  error?: string;
  /** Of an optional field. */
  onClear?: () => void;
}

/** A row of another list: searched by name, or created on the way. */
export function ReferenceField(props: ReferenceFieldProps) {
  const { label, options, value, onChange, onCreate, add, error, onClear } = props;
  const { colors } = useTheme();
  const [isOpen, setIsOpen] = useState(false);
  const [query, setQuery] = useState('');
  const chosen = options.find((option) => option.value === value);
  const found = options.filter((option) => matches(query, option.label)).slice(0, 8);
  const name = query.trim();
  const choose = (id: string) => {
    onChange(id);
    setQuery('');
    setIsOpen(false);
  };

  return (
    <FieldFrame label={label} error={error} onClear={value ? onClear : undefined}>
      <Pressable
        role="button"
        aria-label={`${label}: ${chosen?.label ?? strings.common.choose}`}
        aria-expanded={isOpen}
        onPress={() => setIsOpen(!isOpen)}
        style={[
          styles.box,
          { backgroundColor: colors.sunken, borderColor: error ? colors.danger : colors.sunken },
        ]}
      >
        <AppText tone={chosen ? 'ink' : 'muted'} style={styles.value}>
          {chosen?.label ?? strings.common.choose}
        </AppText>
        <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={18} tone="muted" />
      </Pressable>
      {isOpen ? (
        <View style={styles.panel}>
          {options.length > 0 || onCreate ? (
            <SearchBar label={strings.common.search} value={query} onChange={setQuery} />
          ) : null}
          {found.map((option) => (
            <Pressable
              key={option.value}
              role="button"
              aria-selected={option.value === value}
              onPress={() => choose(option.value)}
              style={({ pressed }) => [styles.option, pressed && { backgroundColor: colors.sunken }]}
            >
              <AppText style={styles.value}>{option.label}</AppText>
              {option.value === value ? <Icon name="checkmark" tone="primaryInk" /> : null}
            </Pressable>
          ))}
          {onCreate && name && !found.some((option) => option.label === name) ? (
            <Pressable role="button" onPress={() => choose(onCreate(name))} style={styles.option}>
              <Icon name="add" tone="primaryInk" />
              <AppText tone="primaryInk" style={styles.value}>
                {strings.common.addNamed(name)}
              </AppText>
            </Pressable>
          ) : null}
          {add ? (
            <Pressable role="button" onPress={add.onPress} style={styles.option}>
              <Icon name="add" tone="primaryInk" />
              <AppText tone="primaryInk" style={styles.value}>
                {add.label}
              </AppText>
            </Pressable>
          ) : null}
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
  panel: { gap: space.xs, paddingTop: space.xs },
  option: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.sm,
    minHeight: 48,
    paddingHorizontal: 14,
    borderRadius: radius.control,
  },
});
