import { useEffect, useEffectEvent } from 'react';
import { recordings } from '../../../examples/recording.ts';
import { useLanguage } from '../../../i18n/translation.ts';
import { CreditLine } from './credit-line.tsx';
import { ExampleStrip } from './example-strip.tsx';
import { ExportedFolder } from './exported-folder.tsx';
import { GalleryLink } from './gallery-link.tsx';
import { RecordedBuild } from './recorded-build.tsx';

/** The product itself, below the hero: apps to try, a recorded build, its folder, credits and prices. */
export default function Showcase({ onInteractive }: { readonly onInteractive: () => void }) {
  const reportInteractive = useEffectEvent(onInteractive);
  useEffect(() => reportInteractive(), []);
  const recording = recordings?.[useLanguage()];
  return (
    <>
      <ExampleStrip />
      <GalleryLink />
      {recording === undefined ? null : (
        <>
          <RecordedBuild written={recording.written} />
          <ExportedFolder folder={recording.folder} />
        </>
      )}
      <CreditLine />
    </>
  );
}
