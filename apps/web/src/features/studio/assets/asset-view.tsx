import type { BinaryReference } from '@kilim/app-kit';
import { Download, Replace } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslate } from '../../../i18n/translation.ts';
import { classNames } from '../../../ui/class-names.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { OnlineIconButton } from '../../../ui/online-button.tsx';
import { useStudio } from '../session/studio-context.tsx';
import { AssetFacts } from './asset-facts.tsx';
import { type AssetBackground, AssetFigure, backgroundLooks as looks } from './asset-figure.tsx';
import { assetKindOf } from './asset-kind.ts';
import { downloadAsset } from './download-asset.ts';
import { useUploads } from './use-uploads.ts';

interface AssetViewProps {
  readonly path: string;
  readonly reference: BinaryReference;
}

const backgrounds: readonly AssetBackground[] = ['checked', 'light', 'dark'];

/** A binary file in the editor: what it looks or sounds like, its facts, download and replacement. */
export function AssetView({ path, reference }: AssetViewProps) {
  const translate = useTranslate();
  const { projectId } = useStudio();
  const uploads = useUploads();
  const chooser = useRef<HTMLInputElement>(null);
  const [background, setBackground] = useState<AssetBackground>('checked');
  const isImage = assetKindOf(reference.mediaType) === 'image';
  return (
    <div className="flex h-full flex-col">
      <div className="flex shrink-0 flex-wrap items-center gap-2 border-b border-line bg-page px-3 py-2">
        <span className="min-w-0 flex-1">
          <AssetFacts reference={reference} />
        </span>
        {isImage ? (
          <fieldset
            aria-label={translate('studio.assets.background')}
            className="flex rounded-control border border-line p-0.5"
          >
            {backgrounds.map((one) => (
              <button
                aria-label={translate(`studio.assets.backgrounds.${one}`)}
                aria-pressed={background === one}
                className="flex size-9 items-center justify-center rounded-control aria-pressed:bg-ink/10"
                key={one}
                onClick={() => setBackground(one)}
                title={translate(`studio.assets.backgrounds.${one}`)}
                type="button"
              >
                <span className={classNames('size-4 rounded-full border border-line-strong', looks[one])} />
              </button>
            ))}
          </fieldset>
        ) : null}
        <IconButton
          icon={<Download aria-hidden="true" />}
          label={translate('studio.assets.download')}
          onClick={() => void downloadAsset(projectId, path, reference, translate)}
        />
        <OnlineIconButton
          icon={<Replace aria-hidden="true" />}
          isBusy={uploads.running !== null}
          label={translate('studio.assets.replace')}
          onClick={() => chooser.current?.click()}
        />
        <input
          aria-label={translate('studio.assets.replace')}
          className="hidden"
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            event.target.value = '';
            if (file) void uploads.replace(path, file);
          }}
          ref={chooser}
          tabIndex={-1}
          type="file"
        />
      </div>
      <div className="flex min-h-0 flex-1 items-start justify-center overflow-auto p-4">
        <AssetFigure background={background} path={path} reference={reference} />
      </div>
    </div>
  );
}
