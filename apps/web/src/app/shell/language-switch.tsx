import { chooseLanguage, useLanguage, useTranslate } from '../../i18n/translation.ts';
import { buttonLook } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { showToast } from '../../ui/toast.ts';

/** Switches to the other language; the button carries that language's own name (customer.md §2). */
export function LanguageSwitch({ className }: { readonly className?: string }) {
  const translate = useTranslate();
  const other = useLanguage() === 'tr' ? 'en' : 'tr';
  const change = (): void => {
    chooseLanguage(other).catch(() => {
      showToast({ type: 'error', title: translate('errors.general_unavailable') });
    });
  };
  return (
    <button
      type="button"
      lang={other}
      onClick={change}
      className={classNames(buttonLook('quiet'), 'px-3! text-13! text-muted hover:text-ink', className)}
    >
      {translate('shell.otherLanguage')}
    </button>
  );
}
