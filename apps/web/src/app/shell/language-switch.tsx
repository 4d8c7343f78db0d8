import { useChangeLanguage } from '../../commands/use-change-language.ts';
import { useLanguage, useTranslate } from '../../i18n/translation.ts';
import { buttonLook } from '../../ui/button.tsx';

/**
 * Switches to the other language. The button shows that language's own name, optionally its short name on narrow
 * screens.
 */
export function LanguageSwitch({ isShort = false }: { readonly isShort?: boolean }) {
  const translate = useTranslate();
  const other = useLanguage() === 'tr' ? 'en' : 'tr';
  const change = useChangeLanguage();
  return (
    <button
      type="button"
      lang={other}
      onClick={change}
      className={`${buttonLook('quiet')} min-w-10 px-2! text-13! text-muted! hover:text-ink! sm:px-3!`}
    >
      {isShort ? (
        <span aria-hidden="true" className="uppercase sm:hidden">
          {other}
        </span>
      ) : null}
      <span className={isShort ? 'max-sm:sr-only' : ''}>{translate('shell.otherLanguage')}</span>
    </button>
  );
}
