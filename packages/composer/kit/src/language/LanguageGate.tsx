import { Fragment, type ReactNode } from 'react';
import { useLanguage } from './language';

/** The app in the chosen language. A new key draws every text again; the open screens stay. */
export function LanguageGate({ children }: { children: ReactNode }) {
  const { value, isLoaded } = useLanguage();
  return isLoaded ? <Fragment key={value}>{children}</Fragment> : null;
}
