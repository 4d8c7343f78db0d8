import { Link } from 'react-router';
import { useTranslate } from '../i18n/translation.ts';
import { PageHead } from '../navigation/page-head.tsx';
import { paths } from '../navigation/paths.ts';
import { buttonLook } from '../ui/button.tsx';

import { WovenBand } from '../ui/woven-motif.tsx';

/** The page for unknown addresses. */
export default function NotFoundRoute() {
  const translate = useTranslate();
  return (
    <main className="mx-auto flex min-h-[70dvh] max-w-lg flex-col items-center justify-center gap-3 px-6 text-center">
      <PageHead title={translate('shell.notFound.title')} />
      <p aria-hidden="true" className="text-56 font-semibold text-primary numerals">
        {404}
      </p>
      <WovenBand className="max-w-60" />
      <h1 className="pt-3 text-28 font-semibold">{translate('shell.notFound.title')}</h1>
      <p className="text-14 text-muted">{translate('shell.notFound.description')}</p>
      <Link to={paths.home.to()} className={`${buttonLook('primary')} mt-4`}>
        {translate('shell.notFound.home')}
      </Link>
    </main>
  );
}
