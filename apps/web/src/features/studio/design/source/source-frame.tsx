import { RotateCw } from 'lucide-react';
import { useRef } from 'react';
import { useTranslate } from '../../../../i18n/translation.ts';
import { Button } from '../../../../ui/button.tsx';
import { Spinner } from '../../../../ui/spinner.tsx';
import { DeviceFrame } from '../../preview/device-frame.tsx';
import { fitDevice } from '../../preview/fit-device.ts';
import { useElementSize } from '../../preview/use-element-size.ts';
import { useSelectedSource } from './source-context.tsx';
import { SourceHandles } from './source-handles.tsx';
import { useSourceHost } from './use-source-host.ts';

interface SourceFrameProps {
  readonly isSelecting: boolean;
  /** The user left the selecting in the app. */
  readonly onEnded: () => void;
}

/** The running app with the selected element marked. */
export function SourceFrame({ isSelecting, onEnded }: SourceFrameProps) {
  const translate = useTranslate();
  const room = useRef<HTMLDivElement>(null);
  const screen = useRef<HTMLDivElement>(null);
  const selected = useSelectedSource();
  const { state, shown, area, measure, restart } = useSourceHost(screen, isSelecting, onEnded);
  const box = fitDevice('mobile', false, useElementSize(room), 'fit');
  const hasStopped = state.kind !== 'running' && state.kind !== 'starting';
  return (
    <div className="flex min-h-0 min-w-0 flex-1 flex-col bg-sunken">
      <div className="relative min-h-0 flex-1">
        <div className="absolute inset-0 flex overflow-hidden" ref={room}>
          <DeviceFrame box={box} device="mobile" screen={screen} />
        </div>
        {selected !== undefined && area !== null && state.kind === 'running' ? (
          <SourceHandles area={area} element={selected} key={selected.id} measure={measure} screen={screen} />
        ) : null}
        {state.kind === 'starting' && !state.lastGood ? (
          <div className="absolute inset-0 flex items-center justify-center" role="status">
            <span className="flex items-center gap-2 rounded-full border border-line bg-raised px-3 py-1.5 text-13 text-muted shadow-float">
              <Spinner />
              {translate('designer.source.starting')}
            </span>
          </div>
        ) : null}
        {hasStopped ? (
          <div
            className="absolute inset-x-4 bottom-4 rounded-card border border-line bg-raised p-4 shadow-float"
            role="status"
          >
            <p className="pb-3 text-14">{translate('designer.source.stopped')}</p>
            <Button
              icon={<RotateCw aria-hidden="true" className="size-4" />}
              onClick={restart}
              variant="secondary"
            >
              {translate('designer.source.restart')}
            </Button>
          </div>
        ) : null}
      </div>
      <p
        aria-live="polite"
        className="flex min-h-8 shrink-0 items-center border-t border-line bg-page px-3 py-1 text-12 text-muted"
      >
        {selected === undefined
          ? translate('designer.source.nothing')
          : state.kind !== 'running' || shown === null
            ? selected.tag
            : shown === 0
              ? translate('designer.source.hidden')
              : translate('designer.source.shown', { count: shown })}
      </p>
    </div>
  );
}
