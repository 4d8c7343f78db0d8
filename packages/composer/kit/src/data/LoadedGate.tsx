import { type ReactNode, useEffect, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { useTheme } from '../theme';
import { useIsLoaded } from './loading';

/** Milliseconds; storage answers within a few. */
const longestWait = 3000;

/** Waits for the rows of the last session, so that no screen shows itself empty before. */
export function LoadedGate({ children }: { children: ReactNode }) {
  const { colors } = useTheme();
  const isLoaded = useIsLoaded();
  const [isOpen, setIsOpen] = useState(isLoaded);

  // What is read later closes nothing that is open, and a storage that never answers leaves nothing blank.
  useEffect(() => {
    if (isOpen) return;
    const timer = setTimeout(() => setIsOpen(true), isLoaded ? 0 : longestWait);
    return () => clearTimeout(timer);
  }, [isLoaded, isOpen]);

  return isLoaded || isOpen ? children : <View style={[styles.page, { backgroundColor: colors.page }]} />;
}

const styles = StyleSheet.create({ page: { flex: 1 } });
