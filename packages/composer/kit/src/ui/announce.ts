import { AccessibilityInfo, Platform } from 'react-native';

/** Reads a message aloud on iOS, which has no live regions; the other platforms read regions that change. */
export function announce(message: string): void {
  if (Platform.OS === 'ios' && message !== '') AccessibilityInfo.announceForAccessibility(message);
}
