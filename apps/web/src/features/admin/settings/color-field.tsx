import { useId } from 'react';
import { formatRate } from '../../../i18n/formats.ts';
import { useLanguage, useTranslate } from '../../../i18n/translation.ts';
import { FieldFrame, lineControlLook, useFieldIds } from '../../../ui/field.tsx';
import { hasContrast, isColor, measureContrast } from './setting-edits.ts';

interface ColorFieldProps {
  readonly brand: 'primaryColor' | 'secondaryColor';
  readonly theme: 'light' | 'dark';
  readonly value: string;
  readonly onChange: (value: string) => void;
}

const pages = { light: '#fbf9f5', dark: '#14120f' } as const;
const inks = {
  primaryColor: { light: '#ffffff', dark: '#1c0d09' },
  secondaryColor: { light: '#ffffff', dark: '#0d1428' },
} as const;

/** A brand colour of one theme with its contrast: docs/rules/settings.md#contrast */
export function ColorField({ brand, theme, value, onChange }: ColorFieldProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const pickerId = useId();
  const isValid = isColor(value);
  const isReadable = isValid && hasContrast(brand, theme, value);
  const ratio = isValid ? formatRate(measureContrast(brand, theme, value), language) : '';
  const error = !isValid
    ? translate('adminSettings.brand.colorInvalid')
    : isReadable
      ? undefined
      : translate('adminSettings.brand.tooLow', { ratio });
  const ids = useFieldIds({ error });
  const label = translate(`adminSettings.brand.${theme}`, {
    color: translate(`adminSettings.brand.${brand}`),
  });
  return (
    <FieldFrame
      ids={ids}
      label={label}
      error={error}
      notice={
        <p className="text-13 text-muted numerals">{translate('adminSettings.brand.ratio', { ratio })}</p>
      }
    >
      <div className="flex gap-2">
        <input
          id={pickerId}
          type="color"
          aria-label={label}
          value={isValid ? value.toLowerCase() : '#000000'}
          onChange={(event) => onChange(event.target.value)}
          className="h-11 w-12 shrink-0 cursor-pointer rounded-control border border-line-strong/60 bg-raised p-1 sm:h-10"
        />
        <input
          id={ids.control}
          value={value}
          maxLength={7}
          spellCheck={false}
          autoComplete="off"
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={ids.describedBy}
          onChange={(event) => onChange(event.target.value.trim())}
          className={`${lineControlLook} font-mono`}
        />
        {isValid ? (
          <span
            aria-hidden="true"
            className="flex h-11 shrink-0 items-center gap-2 rounded-control border border-line px-2 sm:h-10"
            style={{ background: pages[theme] }}
          >
            <span className="text-13 font-medium" style={{ color: value }}>
              {translate('adminSettings.brand.sample')}
            </span>
            <span
              className="rounded-control px-2 py-1 text-12 font-medium"
              style={{ background: value, color: inks[brand][theme] }}
            >
              {translate('adminSettings.brand.sample')}
            </span>
          </span>
        ) : null}
      </div>
    </FieldFrame>
  );
}
