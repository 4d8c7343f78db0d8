import { AppError } from '@kilim/contract';
import { useEffect, useId, useRef, useState } from 'react';
import { useSingleRun } from '../../../api/use-single-run.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { useTranslate } from '../../../i18n/translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { showToast } from '../../../ui/toast.ts';
import { useUploadAvatar } from '../api/save-profile.ts';
import { FormError } from '../form-error.tsx';
import { type Crop, fitCrop, startCrop, zoomRange } from './crop.ts';
import { CropFrame } from './crop-frame.tsx';
import { drawAvatar } from './draw-avatar.ts';

interface LoadedPhoto {
  readonly element: HTMLImageElement;
  readonly source: string;
  readonly size: { readonly width: number; readonly height: number };
}

type Photo = LoadedPhoto | 'loading' | 'unreadable';

/** Loads a chosen file as a photo and releases it on unmount. */
function usePhoto(file: File, onLoad: (photo: LoadedPhoto) => void): Photo {
  const [photo, setPhoto] = useState<Photo>('loading');
  const reportLoad = useRef(onLoad);
  useEffect(() => {
    const source = URL.createObjectURL(file);
    const element = new Image();
    element.addEventListener('load', () => {
      const loaded = {
        element,
        source,
        size: { width: element.naturalWidth, height: element.naturalHeight },
      };
      reportLoad.current(loaded);
      setPhoto(loaded);
    });
    element.addEventListener('error', () => setPhoto('unreadable'));
    element.src = source;
    return () => URL.revokeObjectURL(source);
  }, [file]);
  return photo;
}

/** Crops a photo to a square and uploads it as the profile photo: docs/rules/profile.md#photo */
export function AvatarCropDialog({ file, onClose }: { readonly file: File; readonly onClose: () => void }) {
  const translate = useTranslate();
  const zoomId = useId();
  const upload = useSingleRun(useUploadAvatar());
  const [crop, setCrop] = useState<Crop | null>(null);
  const [isDrawn, setIsDrawn] = useState(true);
  const photo = usePhoto(file, ({ size }) => setCrop(startCrop(size)));
  const isReady = typeof photo === 'object' && crop !== null;
  const save = async (): Promise<void> => {
    if (!isReady) return;
    const blob = await drawAvatar(photo.element, crop).catch(() => null);
    setIsDrawn(blob !== null);
    if (blob === null) return;
    upload.mutate(blob, {
      onSuccess: () => {
        showToast({ type: 'success', title: translate('settings.avatar.done') });
        onClose();
      },
    });
  };
  const problem =
    photo === 'unreadable' || !isDrawn
      ? new AppError('avatar_invalid')
      : upload.isError
        ? upload.error
        : null;

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={translate('settings.avatar.cropTitle')}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {translate('common.cancel')}
          </Button>
          <Button isBusy={upload.isPending} disabled={!isReady} onClick={() => void save()}>
            {translate('settings.avatar.save')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {isReady ? (
          <>
            <CropFrame source={photo.source} size={photo.size} crop={crop} onChange={setCrop} />
            <div className="flex flex-col gap-1">
              <label htmlFor={zoomId} className="text-13 font-medium">
                {translate('settings.avatar.zoom')}
              </label>
              <input
                id={zoomId}
                type="range"
                min={zoomRange.minimum}
                max={zoomRange.maximum}
                step={zoomRange.step}
                value={crop.zoom}
                onChange={(event) =>
                  setCrop(fitCrop(photo.size, { ...crop, zoom: event.target.valueAsNumber }))
                }
                className="h-10 w-full accent-primary"
              />
            </div>
          </>
        ) : photo === 'loading' ? (
          <Skeleton className="mx-auto aspect-square w-full max-w-72 rounded-full" />
        ) : null}
        <FormError text={problem === null ? undefined : errorText(problem, translate)} />
      </div>
    </Dialog>
  );
}
