import type { ProjectFiles } from '@kilim/app-kit';
import { createPreviewHost, type PreviewHost, type PreviewState } from '@kilim/preview/host';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { siteQuery } from '../api/site.ts';
import { useTranslate } from '../i18n/translation.ts';
import { Button } from '../ui/button.tsx';
import { useTheme } from '../ui/theme.ts';
import { PhoneLoading } from './phone-loading.tsx';

/** Width of the simulated device in px; the height follows the box. */
const deviceWidth = 375;

/** Scales a frame of device width to its box. */
function useDeviceSize() {
  const box = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ scale: 1, height: 0 });
  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => {
      const scale = element.clientWidth / deviceWidth;
      setSize({ scale, height: Math.ceil(element.clientHeight / scale) });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { box, size };
}

export interface LivePreviewProps {
  /** Null starts the preview before there are files. */
  readonly files: ProjectFiles | null;
  /** Name of the frame for screen readers. */
  readonly label: string;
  /** Shown until the app runs. */
  readonly startingText: string;
  /** Shown when the app could not be started, with a button to try again. */
  readonly unavailableText: string;
}

/** Running files in the studio's preview engine, in the page's theme. Fills its positioned parent. */
export function LivePreview({ files, label, startingText, unavailableText }: LivePreviewProps) {
  const translate = useTranslate();
  const theme = useTheme();
  const site = useQuery({ ...siteQuery, refetchInterval: false, staleTime: Number.POSITIVE_INFINITY }).data;
  const frameUrl = site === undefined ? null : new URL(site.previewFrame, site.previewOrigin).href;
  const container = useRef<HTMLDivElement>(null);
  const host = useRef<PreviewHost>(null);
  const [state, setState] = useState<PreviewState>({ kind: 'starting', lastGood: false });
  const [attempt, setAttempt] = useState(0);
  const { box, size } = useDeviceSize();
  const describe = useEffectEvent(() => ({ frameTitle: label, colorScheme: theme }));

  useEffect(() => {
    if (frameUrl === null || container.current === null) return;
    const created = createPreviewHost({
      frameUrl,
      // The small transformer is enough for files that never change and avoids a large download.
      engineUrl: null,
      createWorker: () => new Worker(new URL('./phone-worker.ts', import.meta.url), { type: 'module' }),
      onState: setState,
      ...describe(),
    });
    host.current = created;
    created.attach(container.current);
    return () => {
      created.dispose();
      host.current = null;
    };
  }, [frameUrl, attempt]);
  useEffect(() => {
    if (frameUrl !== null && files !== null) host.current?.setFiles(files);
  }, [frameUrl, files, attempt]);
  useEffect(() => host.current?.setColorScheme(theme), [theme]);

  const retry = (): void => {
    setState({ kind: 'starting', lastGood: false });
    setAttempt(attempt + 1);
  };
  const isGone = !state.lastGood && state.kind !== 'starting';
  return (
    <div ref={box} className="absolute inset-0 overflow-hidden rounded-[34px]">
      <div
        ref={container}
        className="relative origin-top-left"
        style={{ width: deviceWidth, height: size.height, transform: `scale(${size.scale})` }}
      />
      {state.lastGood ? null : (
        <PhoneLoading text={isGone ? unavailableText : startingText} isStill={isGone}>
          {isGone ? (
            <Button variant="secondary" onClick={retry}>
              {translate('common.retry')}
            </Button>
          ) : null}
        </PhoneLoading>
      )}
    </div>
  );
}
