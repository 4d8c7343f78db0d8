import type { AccountUser } from '@kilim/contract';
import { MenuIcon } from 'lucide-react';
import { useState } from 'react';
import { useTranslate } from '../../i18n/translation.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { useLoadErrorToast } from '../../ui/use-load-error-toast.ts';

const MobileMenu = lazyComponent(async () => (await import('./mobile-menu.tsx')).default);

/** Opens the header's links on narrow screens. The menu is preloaded on hover or focus. */
export function MobileMenuButton({ user }: { readonly user: AccountUser | null }) {
  const translate = useTranslate();
  const [isOpen, setIsOpen] = useState(false);
  const close = (): void => setIsOpen(false);
  const reportLoadError = useLoadErrorToast(close);
  // A failed preload is reported only when the menu is opened.
  const prepare = (): void => void MobileMenu.preload().catch(() => undefined);
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
      {isOpen ? <MobileMenu user={user} onClose={close} onLoadError={reportLoadError} /> : null}
    </>
  );
}
