import { useTranslate } from '../i18n/translation.ts';
import { showToast } from './toast.ts';

/** Says that what somebody asked for could not be fetched, and gives the place up, so that it can be asked for again. */
export function useMissingPart(giveUp: () => void): () => void {
  const translate = useTranslate();
  return () => {
    giveUp();
    showToast({ type: 'error', title: translate('errors.general_unavailable') });
  };
}
