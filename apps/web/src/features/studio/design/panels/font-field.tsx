import { isFontPath, isSystemFont, systemFonts } from '@kilim/design-model';
import { useId, useMemo } from 'react';
import { useTranslate } from '../../../../i18n/translation.ts';
import { useDocument } from '../../session/studio-context.tsx';
import { fieldLook, labelLook } from './field-looks.ts';
import type { PropertyFieldProps } from './property-field-props.ts';

const fileName = (path: string): string => path.slice(path.lastIndexOf('/') + 1).replace(/\.[^.]+$/, '');

/** A font of every device, or one of the project's font files: docs/rules/designer.md#fonts */
export function FontField({
  label,
  value,
  onChange,
  onEnd,
}: PropertyFieldProps & { readonly label: string }) {
  const translate = useTranslate();
  const id = useId();
  const files = useDocument((state) => state.files);
  const fonts = useMemo(() => [...files.keys()].filter(isFontPath).sort(), [files]);
  const chosen = typeof value === 'string' ? value : '';
  const isMissing = chosen !== '' && !isSystemFont(chosen) && !fonts.includes(chosen);
  return (
    <div className="flex min-w-0 flex-col gap-0.5">
      <label className={labelLook} htmlFor={id}>
        {label}
      </label>
      <select
        aria-describedby={fonts.length === 0 ? `${id}-hint` : undefined}
        className={fieldLook}
        data-property="fontFamily"
        id={id}
        onChange={(event) => {
          onChange(event.target.value === '' ? undefined : event.target.value);
          onEnd();
        }}
        value={value === null ? 'mixed' : chosen}
      >
        {value === null ? <option value="mixed">{translate('designer.panel.mixed')}</option> : null}
        <option value="">{translate('designer.fonts.usual')}</option>
        <optgroup label={translate('designer.fonts.system')}>
          {systemFonts.map((font) => (
            <option key={font} value={font}>
              {translate(`designer.fonts.${font}`)}
            </option>
          ))}
        </optgroup>
        {fonts.length === 0 && !isMissing ? null : (
          <optgroup label={translate('designer.fonts.project')}>
            {fonts.map((path) => (
              <option key={path} value={path}>
                {fileName(path)}
              </option>
            ))}
            {isMissing ? (
              <option value={chosen}>
                {translate('designer.fonts.missing', { name: fileName(chosen) })}
              </option>
            ) : null}
          </optgroup>
        )}
      </select>
      {fonts.length === 0 ? (
        <span className="text-12 text-muted" id={`${id}-hint`}>
          {translate('designer.fonts.hint')}
        </span>
      ) : null}
    </div>
  );
}
