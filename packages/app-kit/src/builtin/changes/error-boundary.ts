import type { Language } from '@kilim/contract';

const texts = {
  tr: {
    title: 'Bir şeyler ters gitti',
    text: 'Beklenmeyen bir hata oluştu. Yeniden deneyebilirsiniz.',
    retry: 'Tekrar dene',
  },
  en: {
    title: 'Something went wrong',
    text: 'An unexpected error occurred. You can try again.',
    retry: 'Try again',
  },
} as const satisfies Record<Language, object>;

/** Source of a component that shows a message and a button in place of a screen that threw. */
export function writeErrorBoundary(language: Language): string {
  const { title, text, retry } = texts[language];
  return `import { Component, type ReactNode } from 'react';
import { Pressable, StyleSheet, Text, View } from 'react-native';

/** Catches what a screen throws, so that one mistake never leaves a blank app. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <View role="alert" style={styles.screen}>
        <Text style={styles.title}>${title}</Text>
        <Text style={styles.text}>${text}</Text>
        <Pressable role="button" onPress={() => this.setState({ failed: false })} style={styles.button}>
          <Text style={styles.label}>${retry}</Text>
        </Pressable>
      </View>
    );
  }
}

const styles = StyleSheet.create({
  screen: {
    flex: 1,
    alignItems: 'center',
    justifyContent: 'center',
    gap: 12,
    padding: 32,
    backgroundColor: '#FFFFFF',
  },
  title: { fontSize: 22, fontWeight: '700', color: '#1A1A24', textAlign: 'center' },
  text: { fontSize: 15, lineHeight: 22, color: '#62626F', textAlign: 'center' },
  button: {
    minHeight: 48,
    paddingHorizontal: 24,
    borderRadius: 14,
    justifyContent: 'center',
    backgroundColor: '#1A1A24',
  },
  label: { fontSize: 16, fontWeight: '600', color: '#FFFFFF' },
});
`;
}
