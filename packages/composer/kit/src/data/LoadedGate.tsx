import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { useTheme } from '../theme';
import { useIsLoaded } from './loading';

/** Waits for the rows of the last session, so that no screen shows itself empty before. */
export function LoadedGate({ children }: { children: ReactNode }) {
  const { colors } = useTheme();
  const isLoaded = useIsLoaded();
  return isLoaded ? children : <View style={[styles.page, { backgroundColor: colors.page }]} />;
}

const styles = StyleSheet.create({ page: { flex: 1 } });
