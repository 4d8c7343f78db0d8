import type { AccountLimits } from '@kilim/contract';
import { useState } from 'react';
import { useTranslate } from '../../../i18n/translation.ts';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { ColorField } from './color-field.tsx';
import type { FormEdits, FormValues } from './setting-edits.ts';
import { SettingsSection } from './settings-section.tsx';

export interface FieldsProps {
  /** Saved values with the edits. */
  readonly values: FormValues;
  /** Wrong values by key, shown after the first attempt to save. */
  readonly problems: ReadonlySet<string>;
  readonly onEdit: (edits: FormEdits) => void;
}

type Language = 'tr' | 'en';
type LocalizedKey =
  | 'siteDescription'
  | 'workingHoursWeekdays'
  | 'workingHoursSaturday'
  | 'workingHoursSunday';

const themes = ['light', 'dark'] as const;
const colorKeys = ['primaryColor', 'secondaryColor'] as const;

/** Input of one language of a text in both. */
function bindLocalized({ values, onEdit }: FieldsProps, key: LocalizedKey, language: Language) {
  return {
    value: values[key][language],
    autoComplete: 'off',
    lang: language,
    onChange: (event: { target: { value: string } }) =>
      onEdit({ [key]: { ...values[key], [language]: event.target.value } }),
  };
}

export function BrandFields(props: FieldsProps) {
  const translate = useTranslate();
  const { values, problems, onEdit } = props;
  return (
    <SettingsSection title={translate('adminSettings.brand.title')}>
      <TextField
        label={translate('adminSettings.brand.siteName')}
        value={values.siteName}
        maxLength={60}
        required
        autoComplete="off"
        error={problems.has('siteName') ? translate('adminSettings.brand.siteNameRequired') : undefined}
        onChange={(event) => onEdit({ siteName: event.target.value })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextArea
          label={translate('adminSettings.brand.descriptionTr')}
          hint={translate('adminSettings.brand.descriptionHint')}
          maxLength={300}
          {...bindLocalized(props, 'siteDescription', 'tr')}
        />
        <TextArea
          label={translate('adminSettings.brand.descriptionEn')}
          maxLength={300}
          {...bindLocalized(props, 'siteDescription', 'en')}
        />
      </div>
      <div className="grid gap-4 xl:grid-cols-2">
        {colorKeys.flatMap((key) =>
          themes.map((theme) => (
            <ColorField
              key={`${key}.${theme}`}
              brand={key}
              theme={theme}
              value={values[key][theme]}
              onChange={(color) => onEdit({ [key]: { ...values[key], [theme]: color } })}
            />
          )),
        )}
      </div>
    </SettingsSection>
  );
}

type TextKey =
  | 'companyName'
  | 'taxId'
  | 'contactEmail'
  | 'supportEmail'
  | 'contactPhone'
  | 'whatsappNumber'
  | 'officeLocation';

export function CompanyFields({ values, problems, onEdit }: FieldsProps) {
  const translate = useTranslate();
  const bind = (key: TextKey | 'companyAddress' | 'officeAddress', maxLength: number) => ({
    label: translate(`adminSettings.company.${key}`),
    value: values[key],
    maxLength,
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) => onEdit({ [key]: event.target.value }),
  });
  const errorOf = (key: TextKey, kind: 'email' | 'phone' | 'whatsapp' | 'link') =>
    problems.has(key) ? translate(`adminSettings.company.${kind}Invalid`) : undefined;
  return (
    <SettingsSection
      title={translate('adminSettings.company.title')}
      intro={translate('adminSettings.company.intro')}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField {...bind('companyName', 200)} />
        <TextField {...bind('taxId', 50)} hint={translate('adminSettings.company.taxIdHint')} />
        <TextArea {...bind('companyAddress', 500)} />
        <TextArea {...bind('officeAddress', 500)} />
        <TextField {...bind('contactEmail', 320)} type="email" error={errorOf('contactEmail', 'email')} />
        <TextField
          {...bind('supportEmail', 320)}
          type="email"
          hint={translate('adminSettings.company.supportEmailHint')}
          error={errorOf('supportEmail', 'email')}
        />
        <TextField {...bind('contactPhone', 32)} type="tel" error={errorOf('contactPhone', 'phone')} />
        <TextField
          {...bind('whatsappNumber', 32)}
          type="tel"
          hint={translate('adminSettings.company.whatsappHint')}
          error={errorOf('whatsappNumber', 'whatsapp')}
        />
        <TextField
          {...bind('officeLocation', 1000)}
          type="url"
          className="sm:col-span-2"
          hint={translate('adminSettings.company.officeLocationHint')}
          error={errorOf('officeLocation', 'link')}
        />
      </div>
    </SettingsSection>
  );
}

export function HoursFields(props: FieldsProps) {
  const translate = useTranslate();
  const rows = [
    ['workingHoursWeekdays', 'weekdaysTr', 'weekdaysEn'],
    ['workingHoursSaturday', 'saturdayTr', 'saturdayEn'],
    ['workingHoursSunday', 'sundayTr', 'sundayEn'],
  ] as const;
  return (
    <SettingsSection title={translate('adminSettings.hours.title')}>
      <div className="grid gap-4 sm:grid-cols-2">
        {rows.flatMap(([key, tr, en]) => [
          <TextField
            key={tr}
            label={translate(`adminSettings.hours.${tr}`)}
            maxLength={100}
            {...bindLocalized(props, key, 'tr')}
          />,
          <TextField
            key={en}
            label={translate(`adminSettings.hours.${en}`)}
            maxLength={100}
            {...bindLocalized(props, key, 'en')}
          />,
        ])}
      </div>
    </SettingsSection>
  );
}

/** A text that is no whole number; every limit rejects it. */
const invalidNumber = -1;

function NumberField({
  value,
  isOptional = false,
  onChange,
  ...texts
}: {
  readonly label: string;
  readonly hint: string;
  readonly error: string | undefined;
  readonly value: number | null;
  readonly isOptional?: boolean;
  readonly onChange: (value: number | null) => void;
}) {
  const [text, setText] = useState(value === null ? '' : String(value));
  return (
    <TextField
      {...texts}
      value={text}
      inputMode="numeric"
      autoComplete="off"
      maxLength={9}
      onChange={(event) => {
        const typed = event.target.value.trim();
        setText(typed);
        onChange(typed === '' && isOptional ? null : /^\d+$/.test(typed) ? Number(typed) : invalidNumber);
      }}
    />
  );
}

export function LimitFields({ values, problems, onEdit }: FieldsProps) {
  const translate = useTranslate();
  const { accountLimits: limits } = values;
  const change = (part: Partial<AccountLimits>) => onEdit({ accountLimits: { ...limits, ...part } });
  const errorOf = (part: keyof AccountLimits, text: string) =>
    problems.has(`accountLimits.${part}`) ? text : undefined;
  return (
    <SettingsSection
      title={translate('adminSettings.limits.title')}
      intro={translate('adminSettings.limits.intro')}
    >
      <div className="grid gap-4 sm:grid-cols-3">
        <NumberField
          label={translate('adminSettings.limits.welcomeCredits')}
          hint={translate('adminSettings.limits.welcomeCreditsHint')}
          error={errorOf('welcomeCredits', translate('adminSettings.limits.welcomeCreditsInvalid'))}
          value={limits.welcomeCredits}
          onChange={(value) => change({ welcomeCredits: value ?? invalidNumber })}
        />
        <NumberField
          label={translate('adminSettings.limits.freeProjects')}
          hint={translate('adminSettings.limits.freeProjectsHint')}
          error={errorOf('freeProjects', translate('adminSettings.limits.freeProjectsInvalid'))}
          value={limits.freeProjects}
          isOptional
          onChange={(freeProjects) => change({ freeProjects })}
        />
        <NumberField
          label={translate('adminSettings.limits.freeStorage')}
          hint={translate('adminSettings.limits.freeStorageHint')}
          error={errorOf('freeStorageMegabytes', translate('adminSettings.limits.freeStorageInvalid'))}
          value={limits.freeStorageMegabytes}
          onChange={(value) => change({ freeStorageMegabytes: value ?? invalidNumber })}
        />
      </div>
    </SettingsSection>
  );
}
