import { useState } from 'react';
import { StyleSheet } from 'react-native';
import { strings } from '../../strings';
import { space } from '../../theme';
import { AppText } from '../../ui/AppText';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { TextField } from '../../ui/fields/TextField';

interface FormulaEditorProps {
  /** 'A: Width' for each input. */
  names: readonly string[];
  formula: string;
  error?: string;
  /** Whether the formula was changed. */
  isOwn: boolean;
  onChange: (formula: string) => void;
  onReset: () => void;
}

/** The formula behind a result, closed until it is needed. */
export function FormulaEditor({ names, formula, error, isOwn, onChange, onReset }: FormulaEditorProps) {
  const [isOpen, setOpen] = useState(false);
  if (!isOpen)
    return (
      <Button kind="soft" icon="create-outline" label={strings.formula.edit} onPress={() => setOpen(true)} />
    );
  return (
    <Card style={styles.card}>
      <TextField
        label={strings.formula.label}
        value={formula}
        onChange={onChange}
        error={error}
        autoCapitalize="characters"
        autoCorrect={false}
      />
      {names.map((name) => (
        <AppText key={name} tone="muted">
          {name}
        </AppText>
      ))}
      {isOwn ? (
        <Button kind="soft" icon="refresh-outline" label={strings.formula.reset} onPress={onReset} />
      ) : null}
    </Card>
  );
}

const styles = StyleSheet.create({ card: { gap: space.sm } });
