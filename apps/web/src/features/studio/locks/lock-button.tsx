import { Lock, LockOpen } from 'lucide-react';
import { useTranslate } from '../../../i18n/translation.ts';
import { useLock } from './use-lock.ts';

/** Locks the open file against changes by the AI, or unlocks it. */
export function LockButton({ path }: { readonly path: string }) {
  const translate = useTranslate();
  const { isLocked, toggle } = useLock(path);
  const Icon = isLocked ? Lock : LockOpen;
  return (
    <button
      aria-pressed={isLocked}
      className="flex h-full shrink-0 items-center gap-1.5 px-3 hover:bg-ink/6 hover:text-ink aria-pressed:text-ink"
      onClick={toggle}
      title={translate('held.lockHint')}
      type="button"
    >
      <Icon aria-hidden="true" className="size-3.5" />
      {translate(isLocked ? 'held.lockedShort' : 'held.lockShort')}
    </button>
  );
}
