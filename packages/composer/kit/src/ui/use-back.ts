import { useEffect } from 'react';
import { BackHandler, Platform } from 'react-native';

/** Android's way back closes what is open on a screen instead of leaving the screen. */
export function useBack(onBack: () => void) {
  useEffect(() => {
    if (Platform.OS !== 'android') return;
    const subscription = BackHandler.addEventListener('hardwareBackPress', () => {
      onBack();
      return true;
    });
    return () => subscription.remove();
  }, [onBack]);
}
