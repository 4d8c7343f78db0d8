import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { AppText } from '../AppText';

interface FieldFrameProps {
  label: string;
  error?: string;
  hint?: string;
  children: ReactNode;
}

/** Label above an input and its error below. */
export function FieldFrame({ label, error, hint, children }: FieldFrameProps) {
  return (
    <View style={styles.field}>
      <AppText variant="label" tone="muted">
        {label}
      </AppText>
      {children}
      {error ? (
        <AppText variant="caption" tone="danger" role="alert">
          {error}
        </AppText>
      ) : hint ? (
        <AppText variant="caption" tone="muted">
          {hint}
        </AppText>
      ) : null}
    </View>
  );
}

const styles = StyleSheet.create({
  field: { gap: 6 },
});
