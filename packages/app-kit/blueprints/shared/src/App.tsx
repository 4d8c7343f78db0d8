import { DarkTheme, DefaultTheme, NavigationContainer } from '@react-navigation/native';
import { StatusBar } from 'expo-status-bar';
import { Component, type ReactNode } from 'react';
import { SafeAreaProvider } from 'react-native-safe-area-context';
import { EmptyState, Screen } from './components/ui';
import { RootNavigator } from './navigation';
import { useStrings } from './strings';
import { useTheme } from './theme';

export default function App() {
  return (
    <SafeAreaProvider>
      <ErrorBoundary>
        <ThemedNavigation />
      </ErrorBoundary>
    </SafeAreaProvider>
  );
}

function ThemedNavigation() {
  const { dark, colors } = useTheme();
  const base = dark ? DarkTheme : DefaultTheme;
  const theme = {
    ...base,
    colors: {
      ...base.colors,
      background: colors.page,
      card: colors.card,
      text: colors.ink,
      border: colors.line,
      primary: colors.primary,
    },
  };

  return (
    <NavigationContainer theme={theme}>
      <StatusBar style={dark ? 'light' : 'dark'} />
      <RootNavigator />
    </NavigationContainer>
  );
}

/** Catches what a screen throws, so that one mistake never leaves a blank app. */
class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return <CrashScreen onRetry={() => this.setState({ failed: false })} />;
  }
}

function CrashScreen({ onRetry }: { onRetry: () => void }) {
  const text = useStrings();
  return (
    <Screen>
      <EmptyState
        icon="warning-outline"
        title={text.crash.title}
        text={text.crash.text}
        action={{ label: text.crash.retry, onPress: onRetry }}
      />
    </Screen>
  );
}
