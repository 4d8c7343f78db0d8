import type { ImageAttachment } from '@kilim/contract';
import { ImageOff, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslate } from '../../../i18n/translation.ts';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { imageUrl } from '../api/images.ts';
import { useStudio } from '../session/studio-context.tsx';

const ImageDialog = lazyComponent(async () => (await import('./image-dialog.tsx')).ImageDialog);

const tile = 'grid size-16 place-items-center overflow-hidden rounded-control border border-line bg-sunken';

/** The button in the corner of a thumbnail. */
export function RemoveTile({ name, onRemove }: { readonly name: string; readonly onRemove: () => void }) {
  const translate = useTranslate();
  return (
    <button
      aria-label={translate('turn.attach.remove', { name })}
      className="absolute -top-1 -right-1 grid size-11 place-items-start justify-items-end sm:size-8"
      onClick={onRemove}
      type="button"
    >
      <span className="grid size-5 place-items-center rounded-full border border-line bg-raised text-muted hover:text-ink">
        <X aria-hidden="true" className="size-3" />
      </span>
    </button>
  );
}

interface ImageTileProps {
  readonly image: ImageAttachment;
  /** What it is, for screen readers. */
  readonly name: string;
  readonly onRemove?: (() => void) | undefined;
}

/** The thumbnail of an attached image; a press enlarges it. */
export function ImageTile({ image, name, onRemove }: ImageTileProps) {
  const translate = useTranslate();
  const { projectId } = useStudio();
  const [isOpen, setIsOpen] = useState(false);
  const [isMissing, setIsMissing] = useState(false);
  return (
    <li className="relative">
      <button
        aria-label={translate('turn.images.enlarge', { name })}
        className={tile}
        onClick={() => setIsOpen(true)}
        type="button"
      >
        {isMissing ? (
          <ImageOff aria-hidden="true" className="size-5 text-muted" />
        ) : (
          <img
            alt={''}
            className="size-full object-cover"
            decoding="async"
            loading="lazy"
            onError={() => setIsMissing(true)}
            src={imageUrl(projectId, image.hash)}
          />
        )}
      </button>
      {onRemove === undefined ? null : <RemoveTile name={name} onRemove={onRemove} />}
      {isOpen ? <ImageDialog image={image} name={name} onClose={() => setIsOpen(false)} /> : null}
    </li>
  );
}
