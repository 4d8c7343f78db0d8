import { useState } from 'react';
import { readStored, writeStored } from '../../../storage/browser-storage.ts';

const key = 'code-wrap';

/** Whether long lines are wrapped, and a function that changes it; remembered in this browser, on by default. */
export function useLineWrapping(): readonly [boolean, () => void] {
  const [isOn, setOn] = useState(() => readStored(key) !== 'off');
  const toggle = (): void => {
    writeStored(key, isOn ? 'off' : 'on');
    setOn(!isOn);
  };
  return [isOn, toggle];
}
