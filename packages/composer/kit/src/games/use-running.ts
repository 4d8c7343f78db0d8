import { useNavigation } from '@react-navigation/native';
import { useEffect, useState } from 'react';
import { AppState } from 'react-native';

export type RunState = 'ready' | 'running' | 'paused';

/** Whether a game in real time runs. It is paused when its screen or the app is left. */
export function useRunning() {
  const [run, setRun] = useState<RunState>('ready');
  const navigation = useNavigation();

  useEffect(() => {
    const pause = () => setRun((now) => (now === 'running' ? 'paused' : now));
    const unfollow = navigation.addListener('blur', pause);
    const followed = AppState.addEventListener('change', (state) => {
      if (state !== 'active') pause();
    });
    return () => {
      unfollow();
      followed.remove();
    };
  }, [navigation]);

  return { run, setRun };
}
