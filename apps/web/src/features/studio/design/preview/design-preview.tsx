import { generateApp, generateCode } from '@kilim/design-model';
import { RotateCw } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslate } from '../../../../i18n/translation.ts';
import { Button } from '../../../../ui/button.tsx';
import { Spinner } from '../../../../ui/spinner.tsx';
import { DeviceFrame } from '../../preview/device-frame.tsx';
import { fitDevice } from '../../preview/fit-device.ts';
import { previewErrorText } from '../../preview/preview-error-text.ts';
import { useElementSize } from '../../preview/use-element-size.ts';
import { useStudio } from '../../session/studio-context.tsx';
import { useVersionHost } from '../../versions/use-version-host.ts';
import { useDesigner, useDesignerState } from '../state/designer-context.tsx';

/** Where the preview looks for an app first. */
const appPath = 'src/App.tsx';

/** The generated code of the design as a running app, without changing the project: docs/rules/designer.md#canvas */
export function DesignPreview() {
  const translate = useTranslate();
  const { document } = useStudio();
  const { store } = useDesigner();
  const device = useDesignerState((state) => state.device.id);
  // The design cannot change while its preview is shown.
  const [files] = useState(() => {
    const { design } = store.getState().history.present;
    const texts = [...document.getState().files].map(([path, { content }]) => [path, content] as const);
    return {
      ...Object.fromEntries(texts),
      ...generateCode(design, 'studio'),
      [appPath]: generateApp(design, 'studio'),
    };
  });
  const room = useRef<HTMLDivElement>(null);
  const screen = useRef<HTMLDivElement>(null);
  const { state, restart } = useVersionHost(screen, files);
  const shown = device === 'tablet' || device === 'desktop' ? device : 'mobile';
  const box = fitDevice(shown, false, useElementSize(room), 'fit');
  const isBroken = state.kind === 'build-error' || state.kind === 'runtime-error';
  const hasStopped = isBroken || state.kind === 'frozen' || state.kind === 'unavailable';
  return (
    <div className="relative min-h-0 min-w-0 flex-1 bg-sunken">
      <div className="absolute inset-0 flex overflow-hidden" ref={room}>
        <DeviceFrame box={box} device={shown} screen={screen} />
      </div>
      {state.kind === 'starting' && !state.lastGood ? (
        <div className="absolute inset-0 flex items-center justify-center" role="status">
          <span className="flex items-center gap-2 rounded-full border border-line bg-raised px-3 py-1.5 text-13 text-muted shadow-float">
            <Spinner />
            {translate('preview.starting')}
          </span>
        </div>
      ) : null}
      {hasStopped ? (
        <div
          className="absolute inset-x-4 bottom-4 rounded-card border border-line bg-raised p-4 shadow-float"
          role="alert"
        >
          <p className="pb-3 text-14 break-words">
            {isBroken ? previewErrorText(state.error, translate) : translate('preview.unavailableTitle')}
          </p>
          <Button
            icon={<RotateCw aria-hidden="true" className="size-4" />}
            onClick={restart}
            variant="secondary"
          >
            {translate('preview.restart')}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
