import type { AccountUser } from '@kilim/contract';
import { MenuIcon } from 'lucide-react';
import { useState } from 'react';
import { useTranslate } from '../../i18n/translation.ts';
import { fetchPart } from '../../ui/fetch-part.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { useMissingPart } from '../../ui/use-missing-part.ts';

const loadMenu = () => import('./mobile-menu.tsx');
const MobileMenu = lazyPart(async () => (await loadMenu()).default);

/** Opens the header's links on narrow screens. The menu is preloaded on hover or focus. */
export function MobileMenuButton({ user }: { readonly user: AccountUser | null }) {
  const translate = useTranslate();
  const [isOpen, setIsOpen] = useState(false);
  const close = (): void => setIsOpen(false);
  const giveUp = useMissingPart(close);
  // A failed preload is reported only when the menu is opened.
  const prepare = (): void => void fetchPart(loadMenu).catch(() => undefined);
  return (
    <>
      <IconButton
        className="md:hidden"
        label={translate('shell.openMenu')}
        icon={<MenuIcon aria-hidden="true" />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerDown={prepare}
        onFocus={prepare}
        onClick={() => setIsOpen(true)}
      />
      {isOpen ? <MobileMenu user={user} onClose={close} onMissing={giveUp} /> : null}
    </>
  );
}
