import { type ComponentType, useState } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import { radius, space, useTheme } from '../../theme';
import { Cover, type CoverProps } from '../Cover';
import type { IconName } from '../Icon';
import { FieldFrame } from './FieldFrame';

interface PhotoFieldProps {
  label: string;
  /** Name of a drawn cover; empty for one by the row's title. */
  value: string;
  onChange: (value: string) => void;
  icon: IconName;
  error?: string;
  /** Draws a choice by its name. */
  Picture?: ComponentType<CoverProps>;
  choices?: readonly string[];
}

const covers = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** A drawn picture for the row. */
export function PhotoField({
  label,
  value,
  onChange,
  icon,
  error,
  Picture = Cover,
  choices = covers,
}: PhotoFieldProps) {
  const { colors } = useTheme();
  const [options] = useState(() => (value && !choices.includes(value) ? [value, ...choices] : choices));
  return (
    <FieldFrame label={label} error={error}>
      <View role="radiogroup" aria-label={label} style={styles.row}>
        {options.map((cover, index) => (
          <Pressable
            key={cover}
            role="radio"
            aria-checked={cover === value}
            aria-label={`${label} ${index + 1}`}
            onPress={() => onChange(cover)}
            style={[styles.option, { borderColor: cover === value ? colors.primary : colors.page }]}
          >
            <Picture name={cover} icon={icon} height={64} width={64} />
          </Pressable>
        ))}
      </View>
    </FieldFrame>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: space.xs },
  option: { borderWidth: 3, padding: 2, borderRadius: radius.control + 4 },
});
