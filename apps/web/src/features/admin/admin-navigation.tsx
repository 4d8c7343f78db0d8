import { Link, useNavigate } from 'react-router';
import { useTranslate } from '../../i18n/translation.ts';
import { type AdminTab, paths } from '../../navigation/paths.ts';
import { classNames } from '../../ui/class-names.ts';
import { lineControlLook } from '../../ui/field.tsx';
import { adminTabs } from './admin-tabs.tsx';

/** The tabs: links on the left, a select on narrow screens. */
export function AdminNavigation({ current }: { readonly current: AdminTab }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const label = translate('admin.navigation');
  return (
    <nav aria-label={label} className="md:sticky md:top-20">
      <select
        aria-label={label}
        value={current}
        onChange={(event) => {
          const chosen = adminTabs.find(({ name }) => name === event.target.value);
          if (chosen) void navigate(paths.admin.to(chosen.name));
        }}
        className={`${lineControlLook} cursor-pointer md:hidden`}
      >
        {adminTabs.map(({ name, label: tabLabel }) => (
          <option key={name} value={name}>
            {translate(tabLabel)}
          </option>
        ))}
      </select>
      <ul className="hidden flex-col gap-1 md:flex">
        {adminTabs.map(({ name, label: tabLabel, icon }) => (
          <li key={name}>
            <Link
              to={paths.admin.to(name)}
              aria-current={name === current ? 'page' : undefined}
              className={classNames(
                'flex min-h-10 items-center gap-2.5 rounded-control border px-3 text-14 transition-colors [&_svg]:size-4 [&_svg]:shrink-0',
                name === current
                  ? 'border-line bg-raised font-medium text-ink [&_svg]:text-primary'
                  : 'border-transparent text-muted hover:bg-ink/6 hover:text-ink',
              )}
            >
              {icon}
              {translate(tabLabel)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
