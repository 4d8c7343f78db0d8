import type { PreviewError } from '@kilim/preview/host';
import { CircleStop, RotateCw, Sparkles, SquareArrowOutUpRight } from 'lucide-react';
import { useTranslate } from '../../../i18n/translation.ts';
import { Button } from '../../../ui/button.tsx';
import { GoBackOffer } from '../versions/go-back-offer.tsx';
import { useGoBack } from '../versions/use-go-back.ts';
import { previewErrorText } from './preview-error-text.ts';
import { useErrorActions } from './use-error-actions.ts';

interface PreviewErrorCardProps {
  readonly error: PreviewError;
  readonly kind: 'build' | 'runtime';
  readonly onRestart: () => void;
  readonly onStop: () => void;
}

/** An error with its place, source lines, stack and actions. */
export function PreviewErrorCard({ error, kind, onRestart, onStop }: PreviewErrorCardProps) {
  const translate = useTranslate();
  const { goToLine, fix } = useErrorActions(error);
  const way = useGoBack();
  return (
    <div>
      <h3 className="text-12 font-semibold text-danger">
        {translate(kind === 'build' ? 'preview.buildError' : 'preview.runtimeError')}
      </h3>
      <p className="mt-1 text-14 font-medium break-words">{previewErrorText(error, translate)}</p>
      {error.path === null || error.line === null ? null : (
        <p className="mt-1 text-13 text-muted">
          {translate('preview.place', { path: error.path, line: error.line })}
        </p>
      )}
      {error.frame === null ? null : (
        <pre
          className="mt-3 max-h-48 overflow-auto rounded-control bg-sunken p-3 font-mono text-12 leading-relaxed"
          tabIndex={0}
        >
          {error.frame}
        </pre>
      )}
      {error.stack.length > 1 ? (
        <details className="mt-3 text-13">
          <summary className="cursor-pointer text-muted">{translate('preview.stack')}</summary>
          <ul className="mt-1 font-mono text-12 text-muted">
            {error.stack.slice(0, 12).map((call, index) => (
              <li className="truncate" key={`${index} ${call.path}:${call.line}`}>
                {`${call.name ?? ''} ${call.path}:${call.line}:${call.column}`.trim()}
              </li>
            ))}
          </ul>
        </details>
      ) : null}
      {way === null ? null : (
        <div className="mt-4">
          <GoBackOffer way={way} />
        </div>
      )}
      <div className="mt-4 flex flex-wrap gap-2 *:grow">
        {goToLine === null ? null : (
          <Button
            icon={<SquareArrowOutUpRight aria-hidden="true" className="size-4" />}
            onClick={goToLine}
            variant="secondary"
          >
            {translate('preview.goToLine')}
          </Button>
        )}
        {way === null ? (
          <Button icon={<Sparkles aria-hidden="true" className="size-4" />} onClick={fix}>
            {translate('preview.fixWithAi')}
          </Button>
        ) : null}
      </div>
      {kind === 'runtime' ? (
        // The negative margin aligns the icons with the text above.
        <div className="-mx-2 mt-2 -mb-2 flex flex-wrap">
          <Button
            className="px-2!"
            icon={<RotateCw aria-hidden="true" className="size-4" />}
            onClick={onRestart}
            variant="quiet"
          >
            {translate('preview.restart')}
          </Button>
          <Button
            className="px-2!"
            icon={<CircleStop aria-hidden="true" className="size-4" />}
            onClick={onStop}
            variant="quiet"
          >
            {translate('preview.safeMode.continue')}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
