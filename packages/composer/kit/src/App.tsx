import { DarkTheme, DefaultTheme, NavigationContainer } from '@react-navigation/native';
import { StatusBar } from 'expo-status-bar';
import { Component, type ReactNode } from 'react';
import { SafeAreaProvider } from 'react-native-safe-area-context';
import { RootNavigator } from './navigation';
import { strings } from './strings';
import { useTheme } from './theme';
import { EmptyState } from './ui/EmptyState';
import { Screen } from './ui/Screen';
import { Toast } from './ui/Toast';

export default function App() {
  return (
    <SafeAreaProvider>
      <ErrorBoundary>
        <ThemedNavigation />
        <Toast />
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
      card: colors.raised,
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

/** Catches errors of screens, so that one mistake never leaves a blank app. */
class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <Screen>
        <EmptyState
          icon="warning-outline"
          title={strings.crash.title}
          text={strings.crash.text}
          action={{ label: strings.crash.retry, onPress: () => this.setState({ failed: false }) }}
        />
      </Screen>
    );
  }
}
