import { useEffect, useRef } from 'react';
import { matchPath } from 'react-router';
import { observeCalls } from '../api/call-observer.ts';
import { useLanguage } from '../i18n/translation.ts';
import { paths } from '../navigation/paths.ts';
import { useThemeChoice } from '../ui/theme.ts';
import { actionsOf } from './endpoint-actions.ts';
import { recordEvent } from './record.ts';

/** Calls `onChange` when the value differs from the one of the previous render. */
function useChange<Value>(value: Value, onChange: (before: Value) => void): void {
  const before = useRef(value);
  useEffect(() => {
    if (before.current === value) return;
    const previous = before.current;
    before.current = value;
    onChange(previous);
  });
}

const isCheckout = (pathname: string): boolean =>
  matchPath(paths.payment.pattern, pathname)?.params.planId !== undefined &&
  matchPath(paths.paymentSuccess.pattern, pathname) === null &&
  matchPath(paths.paymentError.pattern, pathname) === null;

/** Records the user's actions: successful calls, a started checkout, and changes of language and theme. */
export function useActions(pathname: string): void {
  useEffect(
    () =>
      observeCalls((name, body) => {
        for (const action of actionsOf(name, body)) recordEvent('action', action);
      }),
    [],
  );
  useChange(pathname, (before) => {
    if (!isCheckout(pathname)) return;
    if (before === paths.pricing.to()) recordEvent('action', 'plan-chosen');
    recordEvent('action', 'checkout-started');
  });
  const language = useLanguage();
  useChange(language, () => recordEvent('action', 'language-changed', { language }));
  const theme = useThemeChoice();
  useChange(theme, () => recordEvent('action', 'theme-changed', { theme }));
}
