import {
  Bell,
  CreditCard,
  HardDrive,
  LifeBuoy,
  Palette,
  ReceiptText,
  ShieldCheck,
  UserRound,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslate } from '../../i18n/translation.ts';
import { paths } from '../../navigation/paths.ts';
import { classNames } from '../../ui/class-names.ts';
import { type readSection, settingsSections } from './section-name.ts';

type Section = ReturnType<typeof readSection>;

const icons: Readonly<Record<Section, ReactNode>> = {
  profile: <UserRound aria-hidden="true" />,
  appearance: <Palette aria-hidden="true" />,
  notifications: <Bell aria-hidden="true" />,
  support: <LifeBuoy aria-hidden="true" />,
  receipts: <ReceiptText aria-hidden="true" />,
  billing: <CreditCard aria-hidden="true" />,
  storage: <HardDrive aria-hidden="true" />,
  security: <ShieldCheck aria-hidden="true" />,
};

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
              {icons[section]}
              {translate(`settings.section.${section}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
