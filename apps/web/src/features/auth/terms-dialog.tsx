import { useSiteName } from '../../api/site.ts';
import { useTranslate } from '../../i18n/translation.ts';
import { Dialog } from '../../ui/dialog.tsx';

const sections = ['account', 'projects', 'ai', 'cookies', 'rights'] as const;

/** What is stored about a person, in plain words. */
export function TermsDialog({ isOpen, onClose }: { readonly isOpen: boolean; readonly onClose: () => void }) {
  const translate = useTranslate();
  const siteName = useSiteName();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      size="medium"
      title={translate('auth.terms.title')}
      description={translate('auth.terms.intro', { siteName })}
    >
      <div className="flex flex-col gap-4">
        {sections.map((section) => (
          <section key={section}>
            <h3 className="text-14 font-semibold">{translate(`auth.terms.${section}Title`)}</h3>
            <p className="pt-1 text-14 text-muted">{translate(`auth.terms.${section}`)}</p>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
