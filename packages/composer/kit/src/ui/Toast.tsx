import { useEffect } from 'react';
import { Pressable, StyleSheet, Text, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { create } from 'zustand';
import { radius, space, type, useTheme } from '../theme';
import { announce } from './announce';

interface Message {
  text: string;
  action?: { label: string; onPress: () => void };
}

interface ToastState {
  message: Message | null;
  show: (message: Message) => void;
  hide: () => void;
}

export const useToast = create<ToastState>()((set) => ({
  message: null,
  show: (message) => set({ message }),
  hide: () => set({ message: null }),
}));

/** How long a message with an action stays, in milliseconds. */
const duration = 5000;

/** Shows the last message above the navigation, with its action: "Deleted. Undo". */
export function Toast() {
  const { message, hide } = useToast();
  const { colors } = useTheme();
  const { bottom } = useSafeAreaInsets();

  useEffect(() => {
    if (!message) return;
    announce(message.text);
    const timer = setTimeout(hide, duration);
    return () => clearTimeout(timer);
  }, [message, hide]);

  if (!message) return null;
  const { text, action } = message;
  return (
    <View
      role="status"
      aria-live="polite"
      style={[styles.toast, { bottom: bottom + 84, backgroundColor: colors.ink }]}
    >
      <Text style={[type.body, styles.text, { color: colors.page }]}>{text}</Text>
      {action ? (
        <Pressable
          role="button"
          onPress={() => {
            // The action may show a message of its own.
            hide();
            action.onPress();
          }}
          style={({ pressed }) => [styles.action, pressed && styles.pressed]}
        >
          <Text style={[type.button, styles.actionText, { color: colors.page }]}>{action.label}</Text>
        </Pressable>
      ) : null}
    </View>
  );
}

const styles = StyleSheet.create({
  toast: {
    position: 'absolute',
    left: space.lg,
    right: space.lg,
    maxWidth: 560,
    marginHorizontal: 'auto',
    minHeight: 52,
    flexDirection: 'row',
    alignItems: 'center',
    paddingLeft: space.lg,
    paddingRight: space.xs,
    borderRadius: radius.control,
  },
  text: { flex: 1 },
  action: { minHeight: 44, justifyContent: 'center', paddingHorizontal: space.md },
  actionText: { textDecorationLine: 'underline' },
  pressed: { opacity: 0.6 },
});
