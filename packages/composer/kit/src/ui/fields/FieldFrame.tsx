import type { ReactNode } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import { strings } from '../../strings';
import { AppText } from '../AppText';

interface FieldFrameProps {
  label: string;
  error?: string;
  hint?: string;
  /** Empties the input; without it, the label has no button beside it. */
  onClear?: () => void;
  children?: ReactNode;
}

/** Label above an input and its error below. */
export function FieldFrame({ label, error, hint, onClear, children }: FieldFrameProps) {
  return (
    <View style={styles.field}>
      <View style={styles.head}>
        <AppText variant="label" tone="muted" style={styles.label}>
          {label}
        </AppText>
        {onClear ? (
          <Pressable
            role="button"
            aria-label={`${strings.common.clear}: ${label}`}
            onPress={onClear}
            style={styles.clear}
          >
            <AppText variant="label" tone="primaryInk">
              {strings.common.clear}
            </AppText>
          </Pressable>
        ) : null}
      </View>
      {children}
      {error ? (
        <View role="alert" aria-live="polite">
          <AppText variant="caption" tone="danger">
            {error}
          </AppText>
        </View>
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
  head: { flexDirection: 'row', alignItems: 'center' },
  label: { flex: 1 },
  // As high as a finger without moving the input below.
  clear: { minHeight: 44, marginVertical: -14, justifyContent: 'center', paddingLeft: 16 },
});
