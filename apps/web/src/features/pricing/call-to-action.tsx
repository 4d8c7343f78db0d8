import { Link } from 'react-router';
import { useSession } from '../../api/session.ts';
import { useTranslate } from '../../i18n/translation.ts';
import { paths } from '../../navigation/paths.ts';
import { buttonLook } from '../../ui/button.tsx';
import { WovenMedallion } from '../../ui/woven-motif.tsx';

/** Call to action: to the dashboard when signed in, else to registration. */
export function CallToAction() {
  const translate = useTranslate();
  const isSignedIn = useSession().status === 'signed-in';
  return (
    <section
      aria-labelledby="closing-title"
      className="mx-auto flex max-w-7xl flex-col items-center gap-3 px-4 pt-6 pb-20 text-center sm:px-6"
    >
      <WovenMedallion className="mb-3 size-20" />
      <h2 id="closing-title" className="text-28 font-semibold tracking-tight sm:text-40">
        {translate('pricing.closing.title')}
      </h2>
      <p className="text-16 text-muted">{translate('pricing.closing.description')}</p>
      <Link
        to={isSignedIn ? paths.dashboard.to() : paths.auth.to('register')}
        className={`${buttonLook('primary', 'large')} mt-4`}
      >
        {translate(isSignedIn ? 'pricing.closing.dashboard' : 'pricing.closing.start')}
      </Link>
    </section>
  );
}
