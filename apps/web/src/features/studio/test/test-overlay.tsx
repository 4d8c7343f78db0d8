import { Pause, Play, RotateCcw, X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { formatNumber } from '../../../i18n/formats.ts';
import { useLanguage, useTranslate } from '../../../i18n/translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { DeviceFrame } from '../preview/device-frame.tsx';
import { fitDevice } from '../preview/fit-device.ts';
import { previewErrorText } from '../preview/preview-error-text.ts';
import { useElementSize } from '../preview/use-element-size.ts';
import { useStudio } from '../session/studio-context.tsx';
import { useVersionHost } from '../versions/use-version-host.ts';
import { createDemoPlayer } from './demo-player.ts';
import { demoSpeeds } from './demo-script.ts';
import { DemoSteps } from './demo-steps.tsx';

const later = (task: () => void, delay: number): (() => void) => {
  const timer = setTimeout(task, delay);
  return () => clearTimeout(timer);
};

/** The running app with a scripted test, over the whole window: docs/rules/designer.md#interactive-test */
export function TestOverlay({ onClose }: { readonly onClose: () => void }) {
  const translate = useTranslate();
  return (
    <Radix.Root onOpenChange={(isOpen) => (isOpen ? undefined : onClose())} open>
      <Radix.Portal>
        <Radix.Content
          onOpenAutoFocus={(event) => {
            // The dialog is read out first; the focus does not start on the button that closes it.
            event.preventDefault();
            if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
          }}
          className="fixed inset-0 z-40 flex animate-appear flex-col bg-page text-ink outline-none"
        >
          <div className="flex items-start gap-3 border-b border-line px-4 py-2">
            <div className="min-w-0 flex-1">
              <Radix.Title className="pt-1 text-16 font-semibold">
                {translate('designer.test.title')}
              </Radix.Title>
              <Radix.Description className="text-13 text-muted max-sm:sr-only">
                {translate('designer.test.description')}
              </Radix.Description>
            </div>
            <Radix.Close asChild>
              <IconButton icon={<X aria-hidden="true" />} label={translate('common.close')} />
            </Radix.Close>
          </div>
          <Test />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

function Test() {
  const translate = useTranslate();
  const language = useLanguage();
  const { document } = useStudio();
  // The files as they were when the test was opened.
  const [files] = useState(() =>
    Object.fromEntries([...document.getState().files].map(([path, { content }]) => [path, content])),
  );
  const room = useRef<HTMLDivElement>(null);
  const screen = useRef<HTMLDivElement>(null);
  const { state, restart, act } = useVersionHost(screen, files);
  const box = fitDevice('mobile', false, useElementSize(room), 'fit');
  const text = translate('designer.test.typed');
  const [player] = useState(() => createDemoPlayer(later));
  useEffect(() => () => player.dispose(), [player]);
  const { isPlaying, speed, repeats, results } = useStore(player);
  const isRunning = state.kind === 'running';
  const isBroken = !isRunning && state.kind !== 'starting';
  return (
    <div className="flex min-h-0 flex-1 flex-col md:flex-row">
      <div className="relative min-h-0 flex-1 bg-sunken">
        <div className="absolute inset-0 flex overflow-hidden" ref={room}>
          <DeviceFrame box={box} device="mobile" screen={screen} />
        </div>
        {state.kind === 'starting' ? (
          <div className="absolute inset-0 grid place-items-center" role="status">
            <span className="flex items-center gap-2 rounded-full border border-line bg-raised px-3 py-1.5 text-13 text-muted shadow-float">
              <Spinner />
              {translate('preview.starting')}
            </span>
          </div>
        ) : null}
      </div>
      <div className="flex max-h-[45%] shrink-0 flex-col gap-4 overflow-y-auto border-line p-4 max-md:border-t md:max-h-none md:w-80 md:border-l">
        {isBroken ? (
          <p className="text-14 text-danger" role="alert">
            {'error' in state ? previewErrorText(state.error, translate) : translate('designer.test.broken')}
          </p>
        ) : null}
        <div className="flex flex-wrap gap-2">
          <Button
            disabled={!isRunning && !isPlaying}
            icon={
              isPlaying ? (
                <Pause aria-hidden="true" className="size-4" />
              ) : (
                <Play aria-hidden="true" className="size-4" />
              )
            }
            onClick={isPlaying ? player.pause : () => player.play({ act, text })}
          >
            {translate(isPlaying ? 'designer.test.pause' : 'designer.test.play')}
          </Button>
          <Button
            icon={<RotateCcw aria-hidden="true" className="size-4" />}
            onClick={() => {
              player.reset();
              restart();
            }}
            variant="secondary"
          >
            {translate('designer.test.reset')}
          </Button>
        </div>
        <fieldset className="flex flex-wrap items-center gap-1">
          <legend className="pb-1 text-13 font-medium">{translate('designer.test.speed')}</legend>
          {demoSpeeds.map((each) => (
            <button
              aria-pressed={each === speed}
              className="min-h-10 min-w-14 rounded-control border border-line px-3 text-13 numerals hover:bg-sunken aria-pressed:border-secondary aria-pressed:bg-secondary/10"
              key={each}
              onClick={() => player.setSpeed(each)}
              type="button"
            >
              {translate('designer.test.speedOf', { speed: formatNumber(each, language) })}
            </button>
          ))}
        </fieldset>
        <Checkbox
          checked={repeats}
          label={translate('designer.test.repeat')}
          onChange={({ target }) => player.setRepeats(target.checked)}
        />
        <DemoSteps isPlaying={isPlaying} results={results} />
      </div>
    </div>
  );
}
