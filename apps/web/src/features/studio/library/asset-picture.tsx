import type { Asset, AssetType } from '@kilim/contract';
import { File, FileText, Film, Image, type LucideIcon, Music, Type } from 'lucide-react';
import { useState } from 'react';
import { classNames } from '../../../ui/class-names.ts';

const icons: Readonly<Record<AssetType, LucideIcon>> = {
  image: Image,
  audio: Music,
  video: Film,
  document: FileText,
  font: Type,
  other: File,
};

/** The small picture of a file, or the icon of its type. */
export function AssetPicture({ asset, className }: { readonly asset: Asset; readonly className: string }) {
  const [failed, setFailed] = useState<string | null>(null);
  const Icon = icons[asset.type];
  return (
    <span
      className={classNames(
        'grid shrink-0 place-items-center overflow-hidden rounded-control border border-line bg-sunken',
        className,
      )}
    >
      {asset.thumbnail === null || asset.thumbnail === failed ? (
        <Icon aria-hidden="true" className="size-5 text-muted" />
      ) : (
        <img
          alt={''}
          className="size-full object-contain"
          decoding="async"
          draggable={false}
          loading="lazy"
          onError={() => setFailed(asset.thumbnail)}
          src={asset.thumbnail}
        />
      )}
    </span>
  );
}
