import { Link } from 'react-router';
import { useTranslate } from '../../i18n/translation.ts';
import { paths } from '../../navigation/paths.ts';
import { settingsIcons } from '../../navigation/settings-icons.tsx';
import { classNames } from '../../ui/class-names.ts';
import { type readSection, settingsSections } from './section-name.ts';

type Section = ReturnType<typeof readSection>;

/** Links to the tabs: a column on the left, rows above on narrow screens. */
export function SettingsNavigation({ current }: { readonly current: Section }) {
  const translate = useTranslate();
  return (
    <nav aria-label={translate('settings.navigation')} className="md:sticky md:top-20">
      <ul className="flex flex-wrap gap-1 md:flex-col">
        {settingsSections.map((section) => (
          <li key={section}>
            <Link
              to={paths.settings.to(section)}
              aria-current={section === current ? 'page' : undefined}
              className={classNames(
                'flex min-h-10 items-center gap-2.5 rounded-control border px-3 text-14 transition-colors [&_svg]:size-4 [&_svg]:shrink-0',
                section === current
                  ? 'border-line bg-raised font-medium text-ink [&_svg]:text-primary'
                  : 'border-transparent text-muted hover:bg-ink/6 hover:text-ink max-md:border-line',
              )}
            >
              {settingsIcons[section]}
              {translate(`settings.section.${section}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
