import { languages } from '../locale';
import { strings } from '../strings';
import { AppText } from '../ui/AppText';
import { SectionTitle } from '../ui/SectionTitle';
import { Segmented } from '../ui/Segmented';
import { useLanguage } from './language';

/** Each language by its own name, so that it is found in any other one. */
const names = { tr: 'Türkçe', en: 'English' } as const;

/** A section of the settings. */
export function LanguageChoice() {
  const { value, change } = useLanguage();
  return (
    <>
      <SectionTitle title={strings.language.title} />
      <Segmented
        label={strings.language.title}
        value={value}
        onChange={(language) => change(() => language)}
        options={languages.map((language) => ({ value: language, label: names[language] }))}
      />
      <AppText variant="caption" tone="muted">
        {strings.language.entries}
      </AppText>
    </>
  );
}
