import type { ImageAttachment } from '@kilim/contract';
import { FolderPlus } from 'lucide-react';
import { useState } from 'react';
import { errorText } from '../../../i18n/error-text.ts';
import { useTranslate } from '../../../i18n/translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { showToast } from '../../../ui/toast.ts';
import { imageUrl, readImage } from '../api/images.ts';
import { copyPath } from '../assets/copy-path.ts';
import { assetFolder, uploadPath } from '../assets/upload-names.ts';
import { useUploads } from '../assets/use-uploads.ts';
import { useStudio } from '../session/studio-context.tsx';

interface ImageDialogProps {
  readonly image: ImageAttachment;
  readonly name: string;
  readonly onClose: () => void;
}

/** A name for the file of an image, with the ending of its format. */
export function fileNameOf({ name, hash, mediaType }: ImageAttachment): string {
  const ending = mediaType === 'image/jpeg' ? 'jpg' : mediaType.slice('image/'.length);
  const stem = name
    .replace(/\.[^.]*$/, '')
    .replace(/^\.+/, '')
    .trim();
  const isNamed = stem !== '' && uploadPath(assetFolder, `${stem}.${ending}`) !== null;
  return `${isNamed ? stem : hash.slice(0, 8)}.${ending}`;
}

/** An attached image at its size, with a button that makes it a file of the project. */
export function ImageDialog({ image, name, onClose }: ImageDialogProps) {
  const translate = useTranslate();
  const { projectId, document } = useStudio();
  const uploads = useUploads();
  const [isAdding, setIsAdding] = useState(false);

  async function addToProject(): Promise<void> {
    setIsAdding(true);
    try {
      const bytes = await readImage(projectId, image.hash);
      const taken = new Set(document.getState().files.keys());
      const path = uploadPath(assetFolder, fileNameOf(image)) ?? '';
      // A file of the project with this name stays.
      const free = taken.has(path) ? copyPath(path, taken) : path;
      const file = new File([bytes], free.slice(assetFolder.length), { type: image.mediaType });
      await uploads.add(assetFolder, [{ name: file.name, file }]);
      onClose();
    } catch (error) {
      showToast({
        type: 'error',
        title: translate('studio.assets.uploadFailed', { name }),
        message: errorText(error, translate),
      });
      setIsAdding(false);
    }
  }

  return (
    <Dialog
      actions={
        <>
          <Button onClick={onClose} variant="secondary">
            {translate('common.close')}
          </Button>
          <Button
            icon={<FolderPlus aria-hidden="true" className="size-4" />}
            isBusy={isAdding}
            onClick={() => void addToProject()}
          >
            {translate('turn.images.addToProject')}
          </Button>
        </>
      }
      isOpen
      onClose={onClose}
      size="large"
      title={name}
    >
      <img
        alt={name}
        className="mx-auto block h-auto max-h-[60vh] w-auto max-w-full rounded-control border border-line bg-sunken"
        height={image.height}
        src={imageUrl(projectId, image.hash)}
        width={image.width}
      />
    </Dialog>
  );
}
