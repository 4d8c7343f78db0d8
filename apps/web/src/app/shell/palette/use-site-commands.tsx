import {
  Coins,
  House,
  Import,
  Keyboard,
  Languages,
  LayoutGrid,
  LogOut,
  Moon,
  Plus,
  ShieldUser,
  Sun,
  SunMoon,
  Trash2,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { isAdmin, useSession } from '../../../api/session.ts';
import type { Command } from '../../../commands/command-registry.ts';
import { openKeyboardHelp } from '../../../commands/keyboard-help-store.ts';
import { useChangeLanguage } from '../../../commands/use-change-language.ts';
import { useSignOut } from '../../../commands/use-sign-out.ts';
import { useTranslate } from '../../../i18n/translation.ts';
import { paths, type SettingsSection } from '../../../navigation/paths.ts';
import { settingsIcons } from '../../../navigation/settings-icons.tsx';
import { chooseTheme, useThemeChoice } from '../../../ui/theme.ts';

const sections = Object.keys(settingsIcons) as readonly SettingsSection[];

const themes = [
  { choice: 'light', icon: <Sun aria-hidden="true" /> },
  { choice: 'dark', icon: <Moon aria-hidden="true" /> },
  { choice: 'system', icon: <SunMoon aria-hidden="true" /> },
] as const;

/** Commands that every signed-in screen offers: places, and preferences of the account. */
export function useSiteCommands(): {
  readonly places: readonly Command[];
  readonly account: readonly Command[];
} {
  const translate = useTranslate();
  const navigate = useNavigate();
  const session = useSession();
  const signOut = useSignOut();
  const changeLanguage = useChangeLanguage();
  const theme = useThemeChoice();
  const go = (id: string, label: string, icon: ReactNode, to: string): Command => ({
    id,
    label,
    icon,
    run: () => void navigate(to),
  });
  const dashboard = paths.dashboard.to();
  const places = [
    {
      ...go(
        'new',
        translate('shell.palette.newProject'),
        <Plus aria-hidden="true" />,
        paths.dashboard.to({ isCreating: true }),
      ),
      needsConnection: true,
    },
    go('dashboard', translate('shell.palette.dashboard'), <LayoutGrid aria-hidden="true" />, dashboard),
    {
      ...go(
        'import',
        translate('shell.palette.importProject'),
        <Import aria-hidden="true" />,
        `${dashboard}?import=1`,
      ),
      needsConnection: true,
    },
    go(
      'deleted',
      translate('shell.palette.deletedProjects'),
      <Trash2 aria-hidden="true" />,
      `${dashboard}?deleted=1`,
    ),
    ...sections.map((section) =>
      go(
        `settings-${section}`,
        translate('shell.palette.settings', { section: translate(`shell.palette.sections.${section}`) }),
        settingsIcons[section],
        paths.settings.to(section),
      ),
    ),
    go('pricing', translate('shell.pricing'), <Coins aria-hidden="true" />, paths.pricing.to()),
    go('home', translate('shell.home'), <House aria-hidden="true" />, paths.home.to()),
    ...(session.status === 'signed-in' && isAdmin(session.user)
      ? [go('admin', translate('shell.palette.admin'), <ShieldUser aria-hidden="true" />, paths.admin.to())]
      : []),
  ];
  const account: Command[] = [
    ...themes
      .filter(({ choice }) => choice !== theme)
      .map(({ choice, icon }) => ({
        id: `theme-${choice}`,
        label: translate(`shell.palette.themes.${choice}`),
        icon,
        run: () => chooseTheme(choice),
      })),
    {
      id: 'language',
      label: translate('shell.palette.language'),
      icon: <Languages aria-hidden="true" />,
      keywords: translate('shell.otherLanguage'),
      run: changeLanguage,
    },
    {
      id: 'shortcuts',
      label: translate('shell.shortcuts.title'),
      icon: <Keyboard aria-hidden="true" />,
      shortcut: ['?'],
      run: () => openKeyboardHelp('shortcuts'),
    },
    {
      id: 'logout',
      label: translate('shell.logout'),
      icon: <LogOut aria-hidden="true" />,
      run: () => signOut.mutate(),
    },
  ];
  return { places, account };
}
