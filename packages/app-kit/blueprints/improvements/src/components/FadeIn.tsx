import { type ReactNode, useEffect, useState } from 'react';
import { AccessibilityInfo, Animated, Easing, Platform, StyleSheet } from 'react-native';
import { space } from '../theme';

/** Lets a screen's content rise softly into place; devices that ask for less motion show it at once. */
export function FadeIn({ children }: { children: ReactNode }) {
  const [progress] = useState(() => new Animated.Value(0));

  useEffect(() => {
    let active = true;
    void AccessibilityInfo.isReduceMotionEnabled().then((reduced) => {
      if (!active) return;
      if (reduced) {
        progress.setValue(1);
        return;
      }
      Animated.timing(progress, {
        toValue: 1,
        duration: 260,
        easing: Easing.out(Easing.cubic),
        useNativeDriver: Platform.OS !== 'web',
      }).start();
    });
    return () => {
      active = false;
    };
  }, [progress]);

  const rise = progress.interpolate({ inputRange: [0, 1], outputRange: [12, 0] });
  return (
    <Animated.View style={[styles.content, { opacity: progress, transform: [{ translateY: rise }] }]}>
      {children}
    </Animated.View>
  );
}

const styles = StyleSheet.create({
  content: { gap: space.lg },
});
