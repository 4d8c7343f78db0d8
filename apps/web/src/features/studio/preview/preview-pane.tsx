import { useRef } from 'react';
import { useTranslate } from '../../../i18n/translation.ts';
import { Spinner } from '../../../ui/spinner.tsx';
import { usePreview, useStudio } from '../session/studio-context.tsx';
import { ConsoleDrawer } from './console-drawer.tsx';
import { bezelWidth, fitDevice } from './fit-device.ts';
import { PreviewNotice } from './preview-notice.tsx';
import { PreviewToolbar } from './preview-toolbar.tsx';
import { SafeModeNotice } from './safe-mode-notice.tsx';
import { useElementSize } from './use-element-size.ts';
import { usePreviewHost } from './use-preview-host.ts';
import { useSafeMode } from './use-safe-mode.ts';

/** The running app in a device frame, with its toolbar, problems and console. */
export function PreviewPane() {
  const translate = useTranslate();
  const { preview } = useStudio();
  const room = useRef<HTMLDivElement>(null);
  const screen = useRef<HTMLDivElement>(null);
  const size = useElementSize(room);
  const host = usePreviewHost(screen);
  const device = usePreview((view) => view.device);
  const isRotated = usePreview((view) => view.isRotated);
  const state = usePreview((view) => view.state);
  const isConsoleOpen = usePreview((view) => view.isConsoleOpen);
  const { stopped, run, stop } = useSafeMode();
  const box = fitDevice(device, isRotated, size);
  const restart = (): void => host.current?.restart();

  return (
    <section aria-label={translate('studio.panels.preview')} className="flex h-full flex-col bg-sunken">
      <PreviewToolbar isStopped={stopped !== null} onRestart={restart} onRun={run} onStop={stop} />
      <div className="relative min-h-0 flex-1">
        <div className="absolute inset-3" ref={room}>
          <div
            className="absolute top-1/2 left-1/2 origin-center overflow-hidden border border-line-strong bg-ink shadow-float dark:bg-raised"
            style={{
              width: box.width + 2 * bezelWidth,
              height: box.height + 2 * bezelWidth,
              padding: bezelWidth,
              borderRadius: device === 'phone' ? 44 : 32,
              transform: `translate(-50%, -50%) scale(${box.scale})`,
            }}
          >
            <div
              className="relative size-full overflow-hidden"
              ref={screen}
              // Clipped by one pixel, because the edge of a scaled frame may show beside the bezel.
              style={{ clipPath: `inset(1px round ${device === 'phone' ? 34 : 22}px)` }}
            />
          </div>
        </div>
        {stopped === null && state.kind === 'starting' && !state.lastGood ? (
          <div
            className="absolute inset-0 flex flex-col items-center justify-center gap-3 text-13 text-muted"
            role="status"
          >
            <span className="flex items-center gap-2 rounded-full border border-line bg-raised px-3 py-1.5 shadow-float">
              <Spinner />
              {translate('preview.starting')}
            </span>
          </div>
        ) : null}
        {stopped === null ? (
          <PreviewNotice
            onDismiss={() => host.current?.dismissError()}
            onRestart={restart}
            onStop={stop}
            state={state}
          />
        ) : (
          <SafeModeNotice onRun={run} reason={stopped} />
        )}
      </div>
      {isConsoleOpen ? <ConsoleDrawer onClose={() => preview.change({ isConsoleOpen: false })} /> : null}
    </section>
  );
}
