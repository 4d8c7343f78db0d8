import { useEffect, useRef, useState } from 'react';
import { useTranslate } from '../../../i18n/translation.ts';
import { classNames } from '../../../ui/class-names.ts';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { renderLoadError } from '../../../ui/load-error.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { useOnline } from '../../../ui/use-online.ts';
import { useStudioWidth } from '../layout/use-studio-width.ts';
import { usePreview, useStudio } from '../session/studio-context.tsx';
import { BuildingNotice } from './building-notice.tsx';
import { DeviceFrame } from './device-frame.tsx';
import { FirstTurnCover } from './first-turn-cover.tsx';
import { fitDevice } from './fit-device.ts';
import { LeaveFullScreen } from './leave-full-screen.tsx';
import { PreviewNotice } from './preview-notice.tsx';
import { PreviewToolbar } from './preview-toolbar.tsx';
import { SafeModeNotice } from './safe-mode-notice.tsx';
import { useDevice } from './use-device.ts';
import { useElementSize } from './use-element-size.ts';
import { useFullScreen } from './use-full-screen.ts';
import { usePreviewHost } from './use-preview-host.ts';
import { useProjectPicture } from './use-project-picture.ts';
import { useSafeMode } from './use-safe-mode.ts';

const ConsoleDrawer = lazyComponent(async () => (await import('./console-drawer.tsx')).ConsoleDrawer);
const PreviewCommands = lazyComponent(async () => (await import('./preview-commands.tsx')).PreviewCommands);
const ResetDataDialog = lazyComponent(async () => (await import('./reset-data-dialog.tsx')).ResetDataDialog);
const PickBar = lazyComponent(async () => (await import('../picking/pick-bar.tsx')).PickBar);

/** The running app in a device frame, with its toolbar, problems and console. */
export function PreviewPane() {
  const translate = useTranslate();
  const { preview, ui } = useStudio();
  const pane = useRef<HTMLElement>(null);
  const room = useRef<HTMLDivElement>(null);
  const screen = useRef<HTMLDivElement>(null);
  const size = useElementSize(room);
  const host = usePreviewHost(screen);
  useProjectPicture(host);
  const isFullScreen = useFullScreen(pane);
  const isPhone = useStudioWidth() === 'narrow';
  // On a phone the app itself covers the screen, without a simulated device.
  const isBare = isFullScreen && isPhone;
  const chosen = useDevice();
  const device = isBare ? 'fill' : chosen;
  const isRotated = usePreview((view) => view.isRotated);
  const zoom = usePreview((view) => view.zoom);
  const state = usePreview((view) => view.state);
  const isPicking = usePreview((view) => view.isPicking);
  const isConsoleOpen = usePreview((view) => view.isConsoleOpen);
  const { stopped, run, stop } = useSafeMode();
  const isOnline = useOnline();
  const box = fitDevice(device, isRotated, size, zoom);
  const restart = (): void => host.current?.restart();
  const toggleFullScreen = (): void =>
    ui.change({ isFullScreen: !isFullScreen, narrowTab: 'preview', middlePane: 'preview' });
  const [isResetting, setIsResetting] = useState(false);
  const askToReset = (): void => setIsResetting(true);

  const isUnavailable = state.kind === 'unavailable';
  useEffect(() => {
    if (!isUnavailable) return;
    const retry = (): void => host.current?.restart();
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [isUnavailable, host]);

  return (
    <section
      aria-label={translate('studio.panels.preview')}
      className={classNames(
        'flex flex-col bg-sunken',
        isFullScreen ? 'fixed inset-0 z-40 animate-appear' : 'h-full',
      )}
      ref={pane}
      {...(isFullScreen ? { role: 'dialog', 'aria-modal': true } : {})}
    >
      <PreviewCommands onFullScreen={toggleFullScreen} onResetData={askToReset} onRestart={restart} />
      {isBare ? null : (
        <PreviewToolbar
          isFullScreen={isFullScreen}
          isStopped={stopped !== null}
          onFullScreen={toggleFullScreen}
          onResetData={askToReset}
          onRestart={restart}
          onRun={run}
          onStop={stop}
          scale={box.scale}
          width={size.width}
        />
      )}
      <div className="relative min-h-0 flex-1">
        <div className="absolute inset-0 flex overflow-auto" ref={room}>
          <DeviceFrame box={box} device={device} screen={screen} />
        </div>
        {stopped === null && state.kind === 'starting' && !state.lastGood ? (
          <div
            className="pointer-events-none absolute inset-0 flex flex-col items-center justify-center gap-3 text-13 text-muted"
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
            isOnline={isOnline}
            onDismiss={() => host.current?.dismissError()}
            onRestart={restart}
            onStop={stop}
            state={state}
          />
        ) : (
          <SafeModeNotice onRun={run} reason={stopped} />
        )}
        <FirstTurnCover />
        <BuildingNotice />
        {isPicking ? <PickBar host={host} /> : null}
      </div>
      {isConsoleOpen && !isBare ? (
        <ConsoleDrawer
          onClose={() => preview.change({ isConsoleOpen: false })}
          renderError={renderLoadError}
        />
      ) : null}
      {isResetting ? <ResetDataDialog host={host} onClose={() => setIsResetting(false)} /> : null}
      {isBare ? <LeaveFullScreen onLeave={toggleFullScreen} /> : null}
    </section>
  );
}
