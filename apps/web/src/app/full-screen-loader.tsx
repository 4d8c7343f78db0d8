import { useTranslate } from '../i18n/translation.ts';
import { WovenMedallion } from '../ui/woven-motif.tsx';

/** Shown until the session is known. */
export function FullScreenLoader() {
  const translate = useTranslate();
  return (
    <div role="status" className="fixed inset-0 flex flex-col items-center justify-center gap-5 bg-page">
      <WovenMedallion className="size-20 animate-shimmer" />
      <p className="text-14 text-muted">{translate('common.loading')}</p>
    </div>
  );
}
