import { Lock, LockOpen } from 'lucide-react';
import { useTranslate } from '../../../i18n/translation.ts';
import { MenuItem } from '../../../ui/menu.tsx';
import { useLock } from './use-lock.ts';

/** Locks a file of the tree against changes by the AI, or unlocks it. */
export function LockMenuItem({ path }: { readonly path: string }) {
  const translate = useTranslate();
  const { isLocked, toggle } = useLock(path);
  const Icon = isLocked ? LockOpen : Lock;
  return (
    <MenuItem icon={<Icon aria-hidden="true" />} onSelect={toggle}>
      {translate(isLocked ? 'held.unlock' : 'held.lock')}
    </MenuItem>
  );
}
