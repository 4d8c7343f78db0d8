import { useId, useState } from 'react';
import { usePublicSettings } from '../../../api/site-settings.ts';
import { useTranslate } from '../../../i18n/translation.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/field.tsx';
import { SettingsSection } from './settings-section.tsx';
import { SiteFileField } from './site-file-field.tsx';
import { useSiteFile } from './use-site-file.ts';

const hasFile = ({ state }: ReturnType<typeof useSiteFile>): boolean =>
  state.status === 'ready' || (state.status === 'error' && state.file !== null);

/** Logo and favicon, chosen one by one and saved together. */
export function SiteFilesSection() {
  const translate = useTranslate();
  const errorId = useId();
  const settings = usePublicSettings();
  const uploads = { logo: useSiteFile('logo'), favicon: useSiteFile('favicon') };
  const [isMissing, setIsMissing] = useState(false);
  const both = Object.values(uploads);
  const isAnyChosen = both.some(hasFile);
  return (
    <SettingsSection
      title={translate('adminSettings.files.title')}
      intro={translate('adminSettings.files.intro')}
    >
      <div className="grid gap-6 sm:grid-cols-2">
        <SiteFileField kind="logo" url={settings?.logoUrl ?? null} upload={uploads.logo} />
        <SiteFileField kind="favicon" url={settings?.faviconUrl ?? null} upload={uploads.favicon} />
      </div>
      <div role="alert" className="empty:hidden">
        {isMissing && !isAnyChosen ? (
          <FieldError id={errorId}>{translate('errors.site_file_not_chosen')}</FieldError>
        ) : null}
      </div>
      <Button
        className="self-start"
        isBusy={both.some(({ state }) => state.status === 'uploading')}
        onClick={() => {
          setIsMissing(!isAnyChosen);
          for (const upload of both) void upload.send();
        }}
      >
        {translate('adminSettings.files.save')}
      </Button>
    </SettingsSection>
  );
}
