import type { Asset } from '@kilim/contract';
import { Download, Ellipsis, FolderInput, Pencil, Plus, Trash2 } from 'lucide-react';
import { formatBytes } from '../../../i18n/format-bytes.ts';
import { formatDate } from '../../../i18n/formats.ts';
import { useLanguage, useTranslate } from '../../../i18n/translation.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Menu, MenuItem } from '../../../ui/menu.tsx';
import { AssetPicture } from './asset-picture.tsx';

interface AssetRowProps {
  readonly asset: Asset;
  readonly isBusy: boolean;
  readonly onAdd: () => void;
  readonly onEdit: () => void;
  readonly onMove: () => void;
  readonly onDownload: () => void;
  readonly onDelete: () => void;
}

/** One file of the library with its actions. */
export function AssetRow({ asset, isBusy, onAdd, onEdit, onMove, onDownload, onDelete }: AssetRowProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const sides = asset.width === null ? null : `${asset.width} × ${asset.height}`;
  const facts = [
    translate(`designer.library.types.${asset.type}`),
    formatBytes(asset.size, language),
    sides,
    formatDate(asset.uploadedAt, language),
  ].filter((fact) => fact !== null);
  return (
    <div className="flex h-full items-center gap-3 border-b border-line pr-1">
      <AssetPicture asset={asset} className="size-14" />
      <div className="min-w-0 flex-1">
        <p className="truncate text-14 font-medium" title={asset.name}>
          {asset.name}
        </p>
        <p className="truncate text-12 text-muted numerals">{facts.join(' · ')}</p>
        {asset.tags.length === 0 ? null : (
          <p className="truncate text-12 text-muted">{asset.tags.map((tag) => `#${tag}`).join(' ')}</p>
        )}
      </div>
      <Button
        aria-label={translate('designer.library.addNamed', { name: asset.name })}
        className="px-3!"
        icon={<Plus aria-hidden="true" className="size-4" />}
        isBusy={isBusy}
        onClick={onAdd}
        variant="secondary"
      >
        <span className="max-sm:sr-only">{translate('designer.library.add')}</span>
      </Button>
      <Menu
        label={translate('designer.library.actions', { name: asset.name })}
        trigger={
          <IconButton
            icon={<Ellipsis aria-hidden="true" />}
            label={translate('designer.library.actions', { name: asset.name })}
          />
        }
      >
        <MenuItem icon={<Pencil aria-hidden="true" />} onSelect={onEdit}>
          {translate('designer.library.edit')}
        </MenuItem>
        <MenuItem icon={<FolderInput aria-hidden="true" />} onSelect={onMove}>
          {translate(`designer.library.moveTo.${asset.folder === 'images' ? 'files' : 'images'}`)}
        </MenuItem>
        <MenuItem icon={<Download aria-hidden="true" />} onSelect={onDownload}>
          {translate('studio.assets.download')}
        </MenuItem>
        <MenuItem icon={<Trash2 aria-hidden="true" />} isDangerous onSelect={onDelete}>
          {translate('designer.library.delete')}
        </MenuItem>
      </Menu>
    </div>
  );
}
