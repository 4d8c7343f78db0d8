import { Link } from 'react-router';
import { useSiteName } from '../../api/site.ts';
import { usePublicSettings } from '../../api/site-settings.ts';
import { paths } from '../../navigation/paths.ts';

/** Home link with the site's logo, or the first letter of its name on a coloured square, and the name. */
export function Logo() {
  const siteName = useSiteName();
  const logo = usePublicSettings()?.logoUrl;
  return (
    <Link
      to={paths.home.to()}
      className="flex min-h-10 items-center gap-2.5 rounded-control pr-2 text-16 font-semibold tracking-tight"
    >
      {logo ? (
        <img src={logo} alt={''} className="h-7 max-w-28 rounded-control object-contain" />
      ) : (
        <span
          aria-hidden="true"
          className="flex size-7 shrink-0 items-center justify-center rounded-control bg-primary text-14 font-bold text-on-primary"
        >
          {[...siteName][0]}
        </span>
      )}
      <span className="max-w-40 truncate sm:max-w-60">{siteName}</span>
    </Link>
  );
}
