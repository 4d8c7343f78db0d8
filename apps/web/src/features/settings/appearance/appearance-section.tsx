import type { Language, ThemeChoice } from '@kilim/contract';
import { Languages, Monitor, Moon, Sun } from 'lucide-react';
import { chooseLanguage, useLanguage, useTranslate } from '../../../i18n/translation.ts';
import { chooseTheme, useThemeChoice } from '../../../ui/theme.ts';
import { showToast } from '../../../ui/toast.ts';
import { useSaveProfile } from '../api/save-profile.ts';
import { SettingsCard } from '../settings-card.tsx';
import { ChoiceCards } from './choice-cards.tsx';

/** Theme and language: applied on this device at once and saved with the account for other devices. */
export function AppearanceSection() {
  const translate = useTranslate();
  const theme = useThemeChoice();
  const language = useLanguage();
  const saving = useSaveProfile();
  const keep = (choice: { readonly theme: ThemeChoice } | { readonly language: Language }): void =>
    saving.mutate(choice, {
      onError: () => showToast({ type: 'warning', title: translate('settings.appearance.deviceOnly') }),
    });
  const changeTheme = (next: ThemeChoice): void => {
    chooseTheme(next);
    keep({ theme: next });
  };
  const changeLanguage = (next: Language): void => {
    chooseLanguage(next).then(
      () => keep({ language: next }),
      () => showToast({ type: 'error', title: translate('errors.general_unavailable') }),
    );
  };
  return (
    <>
      <SettingsCard
        title={translate('settings.appearance.themeTitle')}
        description={translate('settings.appearance.themeDescription')}
      >
        <ChoiceCards
          label={translate('settings.appearance.themeTitle')}
          value={theme}
          onChange={changeTheme}
          choices={[
            {
              value: 'light',
              label: translate('settings.appearance.light'),
              icon: <Sun aria-hidden="true" />,
            },
            {
              value: 'dark',
              label: translate('settings.appearance.dark'),
              icon: <Moon aria-hidden="true" />,
            },
            {
              value: 'system',
              label: translate('settings.appearance.system'),
              icon: <Monitor aria-hidden="true" />,
            },
          ]}
        />
      </SettingsCard>
      <SettingsCard
        title={translate('settings.appearance.languageTitle')}
        description={translate('settings.appearance.languageDescription')}
      >
        <ChoiceCards
          label={translate('settings.appearance.languageTitle')}
          value={language}
          onChange={changeLanguage}
          choices={[
            {
              value: 'tr',
              lang: 'tr',
              label: translate('settings.appearance.turkish'),
              icon: <Languages aria-hidden="true" />,
            },
            {
              value: 'en',
              lang: 'en',
              label: translate('settings.appearance.english'),
              icon: <Languages aria-hidden="true" />,
            },
          ]}
        />
      </SettingsCard>
    </>
  );
}
