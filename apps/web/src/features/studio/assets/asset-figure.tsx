import type { BinaryReference } from '@kilim/app-kit';
import { File } from 'lucide-react';
import { useState } from 'react';
import { useTranslate } from '../../../i18n/translation.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useStudio } from '../session/studio-context.tsx';
import { assetKindOf } from './asset-kind.ts';
import { FontSpecimen } from './font-specimen.tsx';
import { useAssetAddress } from './use-asset-address.ts';

interface AssetFigureProps {
  readonly path: string;
  readonly reference: BinaryReference;
  readonly background?: AssetBackground | undefined;
  /** Low enough to see two of them on a phone. */
  readonly isCompact?: boolean;
}

export type AssetBackground = 'checked' | 'light' | 'dark';

/** Class names behind a picture, which may be transparent. */
export const backgroundLooks: Readonly<Record<AssetBackground, string>> = {
  checked: 'asset-checks',
  light: 'asset-light',
  dark: 'asset-dark',
};

/** Shows or plays a binary file: a picture, the letters of a font, a player. */
export function AssetFigure({
  path,
  reference,
  background = 'checked',
  isCompact = false,
}: AssetFigureProps) {
  const translate = useTranslate();
  const { projectId } = useStudio();
  const asset = useAssetAddress(projectId, reference);
  // A picture that the browser cannot decode has the hash of its failure, so that a replaced one is tried again.
  const [broken, setBroken] = useState<string | null>(null);
  const kind = broken === reference.hash ? 'other' : assetKindOf(reference.mediaType);
  if (asset.kind === 'loading') return <Skeleton className="h-32 w-full" />;
  if (asset.kind === 'failed') {
    return (
      <div className="flex flex-col items-center gap-2 p-4 text-13 text-muted" role="alert">
        <p>{translate('studio.assets.failed')}</p>
        <Button onClick={asset.retry} variant="secondary">
          {translate('studio.assets.retry')}
        </Button>
      </div>
    );
  }
  const fail = (): void => setBroken(reference.hash);
  switch (kind) {
    case 'image':
      return (
        <div
          className={classNames(
            'flex max-w-full justify-center overflow-hidden rounded-card border border-line',
            backgroundLooks[background],
          )}
        >
          <img
            alt={path}
            className={classNames(
              'min-h-4 max-w-full object-contain',
              isCompact ? 'max-h-[24dvh] sm:max-h-[48dvh]' : 'max-h-[60dvh]',
            )}
            height={reference.height ?? undefined}
            onError={fail}
            src={asset.address}
            width={reference.width ?? undefined}
          />
        </div>
      );
    case 'font':
      return <FontSpecimen blob={asset.blob} hash={reference.hash} />;
    case 'audio':
      return <audio className="w-full max-w-md" controls onError={fail} src={asset.address} title={path} />;
    case 'video':
      return (
        <video
          className="max-h-[60dvh] max-w-full rounded-card"
          controls
          onError={fail}
          src={asset.address}
          title={path}
        />
      );
    case 'other':
      return (
        <p className="flex flex-col items-center gap-2 p-6 text-center text-13 text-muted">
          <File aria-hidden="true" className="size-10" />
          {translate('studio.assets.notShown')}
        </p>
      );
  }
}
