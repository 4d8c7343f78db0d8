import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { strings } from '../strings';
import { space } from '../theme';
import { AppText } from '../ui/AppText';
import { Button } from '../ui/Button';
import { Card } from '../ui/Card';
import { Hero } from '../ui/Hero';
import { Screen } from '../ui/Screen';
import { useToast } from '../ui/Toast';
import { HistoryList } from './HistoryList';
import { keepResult } from './history';
import { NumberInput } from './NumberInput';
import { Presets } from './Presets';

export interface FormulaField<Key extends string> {
  key: Key;
  label: string;
  unit?: string;
  /** Frequent values, one press each. */
  presets?: readonly number[];
}

interface FormulaScreenProps<Key extends string> {
  title: string;
  tool: string;
  fields: readonly FormulaField<Key>[];
  values: Record<Key, number | null>;
  onChange: (key: Key, value: number | null) => void;
  result: { label: string; value: string; note?: string };
  /** Further results below the large one. */
  lines: readonly { label: string; value: string }[];
  /** In words, for the kept results. */
  summary: string;
  /** A drawing in the result. */
  picture?: ReactNode;
  /** Choices above the inputs. */
  choices?: ReactNode;
  children?: ReactNode;
}

/** Numbers in, the answer above at once. */
export function FormulaScreen<Key extends string>({
  title,
  tool,
  fields,
  values,
  onChange,
  result,
  lines,
  summary,
  picture,
  choices,
  children,
}: FormulaScreenProps<Key>) {
  const showToast = useToast((toast) => toast.show);
  const keep = () => {
    keepResult(tool, summary, result.value);
    showToast({ text: strings.tools.kept });
  };
  return (
    <Screen title={title}>
      <Hero label={result.label} value={result.value} note={result.note}>
        {picture}
      </Hero>
      {choices}
      {fields.map((field) => (
        <View key={field.key} style={styles.field}>
          <NumberInput
            label={field.label}
            unit={field.unit}
            value={values[field.key]}
            onChange={(value) => onChange(field.key, value)}
          />
          {field.presets ? (
            <Presets
              label={field.label}
              unit={field.unit}
              values={field.presets}
              value={values[field.key]}
              onChange={(value) => onChange(field.key, value)}
            />
          ) : null}
        </View>
      ))}
      {lines.length > 0 ? (
        <Card style={styles.lines}>
          {lines.map(({ label, value }) => (
            <View key={label} style={styles.line}>
              <AppText tone="muted" style={styles.label}>
                {label}
              </AppText>
              <AppText variant="heading">{value}</AppText>
            </View>
          ))}
        </Card>
      ) : null}
      {children}
      <Button kind="soft" icon="bookmark-outline" label={strings.tools.keep} onPress={keep} />
      <HistoryList tool={tool} />
    </Screen>
  );
}

const styles = StyleSheet.create({
  field: { gap: space.sm },
  lines: { gap: space.md },
  line: { flexDirection: 'row', alignItems: 'baseline', gap: space.md },
  label: { flex: 1 },
});
