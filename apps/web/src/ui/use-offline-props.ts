import type { MouseEvent } from 'react';
import { useTranslate } from '../i18n/translation.ts';
import { useOnline } from './use-online.ts';

/**
 * Properties of a control for what only the server can do, while there is no network; else null. It stays reachable by
 * keyboard, tells why and does nothing, also as the button of a form.
 */
export function useOfflineProps() {
  const translate = useTranslate();
  const isOnline = useOnline();
  if (isOnline) return null;
  const reason = translate('common.needsConnection');
  return {
    reason,
    props: {
      'aria-description': reason,
      'aria-disabled': true,
      onClick: (event: MouseEvent) => event.preventDefault(),
    },
  } as const;
}
