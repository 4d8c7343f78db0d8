import { isAssetReference } from '@kilim/design-model';
import { FolderOpen } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslate } from '../../../../i18n/translation.ts';
import { LibraryPicker } from '../../library/library-picker.tsx';
import { fieldLook, labelLook } from './field-looks.ts';
import type { PropertyFieldProps } from './property-field-props.ts';

/** A picture of the project or the library, or an https address. */
export function AssetField({
  label,
  value,
  pictures,
  onChange,
  onEnd,
}: PropertyFieldProps & { readonly label: string }) {
  const translate = useTranslate();
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [isChoosing, setChoosing] = useState(false);
  const text = typed ?? (typeof value === 'string' ? value : '');
  const isWrong = typed !== null && typed.trim() !== '' && !isAssetReference(typed.trim());
  return (
    <div className="flex min-w-0 flex-col gap-0.5">
      <label className={labelLook} htmlFor={id}>
        {label}
      </label>
      <div className="flex gap-1.5">
        <input
          aria-describedby={`${id}-hint`}
          aria-invalid={isWrong || undefined}
          autoComplete="off"
          className={`${fieldLook} aria-invalid:border-danger`}
          id={id}
          list={`${id}-pictures`}
          onBlur={() => {
            if (!isWrong) setTyped(null);
            onEnd();
          }}
          onChange={(event) => {
            const next = event.target.value;
            setTyped(next);
            if (next.trim() === '') onChange(undefined);
            else if (isAssetReference(next.trim())) onChange(next.trim());
          }}
          value={text}
        />
        <button
          aria-label={translate('designer.library.choose')}
          className="grid size-8 shrink-0 place-items-center rounded-control border border-line-strong/60 text-muted hover:text-ink pointer-coarse:size-10"
          onClick={() => setChoosing(true)}
          title={translate('designer.library.choose')}
          type="button"
        >
          <FolderOpen aria-hidden="true" className="size-4" />
        </button>
      </div>
      <datalist id={`${id}-pictures`}>
        {pictures.map((path) => (
          <option key={path} value={path} />
        ))}
      </datalist>
      <span className={isWrong ? 'text-12 text-danger' : 'text-12 text-muted'} id={`${id}-hint`}>
        {translate(isWrong ? 'designer.panel.wrongPicture' : 'designer.panel.pictureHint')}
      </span>
      {isChoosing ? (
        <LibraryPicker
          onChoose={(path) => {
            setTyped(null);
            onChange(path);
            onEnd();
          }}
          onClose={() => setChoosing(false)}
        />
      ) : null}
    </div>
  );
}
