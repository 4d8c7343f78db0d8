import { Link } from 'react-router';
import { chooseConsent, useConsent } from '../../analytics/consent.ts';
import { useTranslate } from '../../i18n/translation.ts';
import { paths } from '../../navigation/paths.ts';
import { Button } from '../../ui/button.tsx';
import { useOnline } from '../../ui/use-online.ts';

/** Asks once whether usage may be recorded. The page works the same with either answer. */
export function ConsentBar() {
  const translate = useTranslate();
  const consent = useConsent();
  // Nothing is recorded without a network, whose own bar is in the same place.
  const isOnline = useOnline();
  if (consent !== 'unasked' || !isOnline) return null;
  return (
    <aside
      aria-label={translate('shell.consent.label')}
      className="consent-bar flex items-center justify-center gap-x-4 gap-y-2 border-t border-line bg-raised px-4 py-2 text-13 text-muted max-sm:flex-col max-sm:items-stretch max-sm:py-3"
    >
      <p>
        {translate('shell.consent.text')}
        <Link to={paths.privacy.to()} className="ml-2 inline-block text-primary underline underline-offset-4">
          {translate('shell.consent.more')}
        </Link>
      </p>
      <div className="flex gap-2 max-sm:*:flex-1">
        <Button variant="secondary" onClick={() => chooseConsent('refused')}>
          {translate('shell.consent.refuse')}
        </Button>
        <Button variant="secondary" onClick={() => chooseConsent('granted')}>
          {translate('shell.consent.accept')}
        </Button>
      </div>
    </aside>
  );
}
