import { Link } from 'react-router';
import { useTranslate } from '../../../i18n/translation.ts';
import { paths } from '../../../navigation/paths.ts';
import { buttonLook } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { ErrorState, type ErrorStateProps } from '../../../ui/error-state.tsx';
import { useOnline } from '../../../ui/use-online.ts';

/** Replaces the studio: what could not be loaded, and the way back, because a phone's studio has no site header. */
export function StudioLoadError({ title, ...rest }: ErrorStateProps) {
  const translate = useTranslate();
  const isOnline = useOnline();
  return (
    <main className="flex flex-col items-center justify-center">
      <ErrorState {...rest} title={isOnline ? title : translate('studio.notKept')} />
      <Link to={paths.dashboard.to()} className={classNames(buttonLook('quiet'), '-mt-10')}>
        {translate('studio.backToDashboard')}
      </Link>
    </main>
  );
}
