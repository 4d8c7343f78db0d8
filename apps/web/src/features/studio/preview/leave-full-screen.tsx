import { X } from 'lucide-react';
import { useTranslate } from '../../../i18n/translation.ts';

/** Closes the full screen on a phone. At the centre of the top edge, where apps have a title and no button. */
export function LeaveFullScreen({ onLeave }: { readonly onLeave: () => void }) {
  const translate = useTranslate();
  return (
    <button
      className="absolute top-[calc(env(safe-area-inset-top)+0.25rem)] left-1/2 flex h-10 -translate-x-1/2 items-center gap-1.5 rounded-full border border-line bg-raised/90 px-3 text-12 font-medium text-ink shadow-float"
      data-close-full-screen
      onClick={onLeave}
      type="button"
    >
      <X aria-hidden="true" className="size-4" />
      {translate('preview.leaveFullScreen')}
    </button>
  );
}
