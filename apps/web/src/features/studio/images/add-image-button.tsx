import { ImagePlus } from 'lucide-react';
import { useRef } from 'react';
import { useTranslate } from '../../../i18n/translation.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useAddImages } from './use-add-images.ts';

const accepted = 'image/png,image/jpeg,image/webp,image/gif';

/** Opens the device's files to attach images to the prompt. */
export function AddImageButton({ isDisabled }: { readonly isDisabled: boolean }) {
  const translate = useTranslate();
  const addImages = useAddImages();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        accept={accepted}
        aria-hidden="true"
        className="hidden"
        data-testid="prompt-images"
        multiple
        onChange={(event) => {
          void addImages([...(event.target.files ?? [])]);
          // The same file can be chosen again.
          event.target.value = '';
        }}
        ref={input}
        tabIndex={-1}
        type="file"
      />
      <IconButton
        disabled={isDisabled}
        icon={<ImagePlus aria-hidden="true" />}
        label={translate('turn.images.add')}
        onClick={() => input.current?.click()}
      />
    </>
  );
}
