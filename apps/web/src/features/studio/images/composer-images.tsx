import type { Attachment } from '@kilim/contract';
import { RotateCcw } from 'lucide-react';
import { errorText } from '../../../i18n/error-text.ts';
import { formatPercent } from '../../../i18n/formats.ts';
import { useLanguage, useTranslate } from '../../../i18n/translation.ts';
import { Button } from '../../../ui/button.tsx';
import { focusComposer } from '../chat/focus-composer.ts';
import { useStudio, useStudioUi } from '../session/studio-context.tsx';
import { removeUpload, retryUpload } from './add-images.ts';
import { RemoveTile } from './image-tiles.tsx';
import type { ImageUpload } from './image-upload.ts';

const isNoImage = ({ kind }: Attachment): boolean => kind !== 'image';

function UploadTile({ upload }: { readonly upload: ImageUpload }) {
  const translate = useTranslate();
  const language = useLanguage();
  const studio = useStudio();
  const { id, error, part, preview } = upload;
  const name = upload.name === '' ? translate('turn.attach.unnamed') : upload.name;
  const sending = translate('turn.images.sending', { name });
  const remove = (): void => {
    removeUpload(studio.ui, id);
    focusComposer();
  };
  if (error === null) {
    return (
      <li className="relative" role="status">
        <span className="grid size-16 place-items-center overflow-hidden rounded-control border border-line bg-sunken">
          <img alt={''} className="size-full object-cover opacity-55" src={preview} />
        </span>
        <progress
          aria-label={sending}
          aria-valuetext={formatPercent(part, language)}
          className="absolute inset-x-1 bottom-1 block h-1 w-14 accent-primary"
          value={part}
        />
        <RemoveTile name={name} onRemove={remove} />
      </li>
    );
  }
  return (
    <li
      className="relative flex max-w-full min-w-0 flex-col items-start rounded-control border border-danger/60 py-1.5 pr-9 pl-2 text-12"
      role="alert"
    >
      <span className="max-w-full truncate font-medium">{name}</span>
      <span className="[overflow-wrap:anywhere] text-danger">{errorText(error, translate)}</span>
      <Button
        icon={<RotateCcw aria-hidden="true" className="size-3.5" />}
        onClick={() => retryUpload(studio, upload)}
        variant="quiet"
      >
        {translate('turn.images.again')}
      </Button>
      <RemoveTile name={name} onRemove={remove} />
    </li>
  );
}

/** Images that are being sent, and what the user should know before the prompt is sent. */
export function ComposerImages({ isUnread }: { readonly isUnread: boolean }) {
  const translate = useTranslate();
  const { ui } = useStudio();
  const uploads = useStudioUi((state) => state.imageUploads);
  const removeAll = (): void => {
    for (const { id } of uploads) removeUpload(ui, id);
    ui.change({ attachments: ui.getState().attachments.filter(isNoImage) });
    focusComposer();
  };
  return (
    <>
      {uploads.length === 0 ? null : (
        <ul aria-label={translate('turn.images.uploads')} className="flex flex-wrap gap-2 px-2 pt-2">
          {uploads.map((upload) => (
            <UploadTile key={upload.id} upload={upload} />
          ))}
        </ul>
      )}
      {isUnread ? (
        <div className="flex flex-wrap items-center gap-x-2 px-3 pt-1 text-12 text-muted" role="status">
          <p className="min-w-0 flex-1 basis-48">{translate('turn.images.unread')}</p>
          <Button onClick={removeAll} variant="quiet">
            {translate('turn.images.removeAll')}
          </Button>
        </div>
      ) : null}
    </>
  );
}
