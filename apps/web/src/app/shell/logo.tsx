import { Link } from 'react-router';
import { useSiteName } from '../../api/site.ts';
import { paths } from '../../navigation/paths.ts';

/** First letter of the site's name on a madder square, and the name: the way home. */
export function Logo() {
  const siteName = useSiteName();
  return (
    <Link
      to={paths.home.to()}
      className="flex min-h-10 items-center gap-2.5 rounded-control pr-2 text-16 font-semibold tracking-tight"
    >
      <span
        aria-hidden="true"
        className="flex size-7 items-center justify-center rounded-control bg-primary text-14 font-bold text-on-primary"
      >
        {siteName.slice(0, 1)}
      </span>
      {siteName}
    </Link>
  );
}
