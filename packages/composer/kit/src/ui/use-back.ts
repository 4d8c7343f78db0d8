import { useIsFocused } from '@react-navigation/native';
import { useEffect } from 'react';
import { BackHandler, Platform } from 'react-native';

/** Android's way back closes what is open on the screen in front instead of leaving the screen. */
export function useBack(onBack: () => void) {
  const isFocused = useIsFocused();
  useEffect(() => {
    if (Platform.OS !== 'android' || !isFocused) return;
    const subscription = BackHandler.addEventListener('hardwareBackPress', () => {
      onBack();
      return true;
    });
    return () => subscription.remove();
  }, [isFocused, onBack]);
}
