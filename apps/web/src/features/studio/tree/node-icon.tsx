import {
  Braces,
  ChevronRight,
  File,
  FileCode,
  FileImage,
  FileMusic,
  FileType,
  FileVideo,
  Folder,
} from 'lucide-react';
import { classNames } from '../../../ui/class-names.ts';
import { type AssetKind, assetKindOf } from '../assets/asset-kind.ts';
import { languageOf } from '../editor/language-of.ts';
import type { TreeRow } from './build-tree.ts';

const assetIcons: Readonly<Record<AssetKind, typeof File>> = {
  image: FileImage,
  font: FileType,
  audio: FileMusic,
  video: FileVideo,
  other: File,
};

interface NodeIconProps {
  readonly row: TreeRow;
  /** Of a binary file. */
  readonly mediaType: string | undefined;
}

/** What a row of the tree is: a folder, code, data, a picture, a font, a sound. */
export function NodeIcon({ row, mediaType }: NodeIconProps) {
  if (row.node.kind === 'folder') {
    return (
      <>
        <ChevronRight
          aria-hidden="true"
          className={classNames('size-4 shrink-0 transition-transform', row.isExpanded && 'rotate-90')}
        />
        <Folder aria-hidden="true" className="size-4 shrink-0" />
      </>
    );
  }
  const language = languageOf(row.node.path);
  const textIcon = language === 'json' ? Braces : language === 'text' ? File : FileCode;
  const Icon = mediaType === undefined ? textIcon : assetIcons[assetKindOf(mediaType)];
  return <Icon aria-hidden="true" className="ml-5 size-4 shrink-0" />;
}
