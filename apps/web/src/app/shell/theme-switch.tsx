import { Moon, Sun } from 'lucide-react';
import { useTranslate } from '../../i18n/translation.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { chooseTheme, useTheme } from '../../ui/theme.ts';

/** Switches between light and dark. */
export function ThemeSwitch() {
  const translate = useTranslate();
  const isDark = useTheme() === 'dark';
  return (
    <IconButton
      label={translate(isDark ? 'shell.useLightTheme' : 'shell.useDarkTheme')}
      icon={isDark ? <Sun aria-hidden="true" /> : <Moon aria-hidden="true" />}
      onClick={() => chooseTheme(isDark ? 'light' : 'dark')}
    />
  );
}
