import { Pause, Play, RotateCcw } from 'lucide-react';
import { useRef } from 'react';
import { recordedApp } from '../../../examples/featured-apps.ts';
import { GalleryPicture } from '../../../examples/gallery-picture.tsx';
import type { Recording } from '../../../examples/recording.ts';
import { useGalleryApps } from '../../../examples/use-gallery-apps.tsx';
import { formatNumber } from '../../../i18n/formats.ts';
import { useLanguage, useTranslate } from '../../../i18n/translation.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { WovenMedallion } from '../../../ui/woven-motif.tsx';
import { Promises } from './promises.tsx';
import { RecordedRow } from './recorded-row.tsx';
import { useReplay } from './use-replay.ts';

/** A build as it was recorded: the prompt, the files with their numbers of lines, the running app. */
export function RecordedBuild({ written }: Pick<Recording, 'written'>) {
  const translate = useTranslate();
  const language = useLanguage();
  const stage = useRef<HTMLDivElement>(null);
  // One step for each row and a last one for the running app.
  const replay = useReplay(stage, written.length + 1);
  const { run, dialog } = useGalleryApps();
  const shown = written.slice(0, replay.step);
  const files = shown.reduce((sum, row) => sum + row.files, 0);
  const lines = shown.reduce((sum, row) => sum + row.lines, 0);
  const control = replay.isAtEnd
    ? { text: translate('showcase.build.play'), Icon: RotateCcw, run: replay.start }
    : replay.isPlaying
      ? { text: translate('showcase.build.pause'), Icon: Pause, run: replay.toggle }
      : { text: translate('showcase.build.resume'), Icon: Play, run: replay.toggle };
  return (
    <section aria-labelledby="build-title" className="mx-auto max-w-7xl px-4 pt-20 sm:px-6 sm:pt-28">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h2 id="build-title" className="text-28 font-semibold tracking-tight">
            {translate('showcase.build.title')}
          </h2>
          <p className="max-w-2xl pt-2 text-16 text-muted">{translate('showcase.build.subtitle')}</p>
        </div>
        <Button
          variant="secondary"
          icon={<control.Icon aria-hidden="true" className="size-4" />}
          onClick={control.run}
        >
          {control.text}
        </Button>
      </div>
      <div
        ref={stage}
        className="mt-8 grid overflow-hidden rounded-dialog border border-line bg-raised lg:grid-cols-[minmax(0,1fr)_22rem]"
      >
        <div className="flex flex-col gap-5 p-5 sm:p-8">
          <div>
            <p className="text-12 font-medium text-muted">{translate('showcase.build.prompt')}</p>
            <blockquote className="mt-2 w-fit max-w-2xl rounded-dialog rounded-tl-control bg-sunken px-4 py-3 text-16">
              {translate(`gallery.apps.${recordedApp}.prompt`)}
            </blockquote>
          </div>
          <div>
            <div className="flex items-baseline justify-between gap-4 border-b border-line pb-2">
              <p className="text-12 font-medium text-muted">{translate('showcase.build.files')}</p>
              <p className="text-13 numerals">
                {translate('showcase.build.sum', {
                  files: translate('showcase.build.fileCount', {
                    count: files,
                    number: formatNumber(files, language),
                  }),
                  lines: translate('showcase.build.lineCount', {
                    count: lines,
                    number: formatNumber(lines, language),
                  }),
                })}
              </p>
            </div>
            {/* Every row keeps its place, so that nothing moves while files appear. */}
            <ul className="grid grid-cols-1 gap-x-10 pt-2 md:grid-cols-2">
              {written.map((row, index) => (
                <RecordedRow key={row.path} written={row} isShown={index < replay.step} />
              ))}
            </ul>
          </div>
        </div>
        <div className="flex flex-col items-center justify-center gap-4 border-t border-line bg-sunken p-6 lg:border-t-0 lg:border-l">
          <div className="relative w-52 overflow-hidden rounded-[28px] border-6 border-device bg-sunken">
            <GalleryPicture
              id={recordedApp}
              className={classNames(
                'block h-auto w-full transition-opacity',
                replay.isAtEnd ? '' : 'opacity-0',
              )}
            />
            {replay.isAtEnd ? null : (
              <div className="absolute inset-0 flex items-center justify-center">
                <WovenMedallion className={replay.isPlaying ? 'animate-shimmer' : ''} />
              </div>
            )}
          </div>
          <p className="text-13 text-muted">
            {translate(replay.isAtEnd ? 'showcase.build.running' : 'showcase.build.writing')}
          </p>
          <Button
            variant="secondary"
            icon={<Play aria-hidden="true" className="size-4" />}
            onClick={() => run(recordedApp)}
          >
            {translate('showcase.build.try')}
          </Button>
        </div>
      </div>
      <Promises names={['assistant', 'preview', 'speed']} />
      {dialog}
    </section>
  );
}
