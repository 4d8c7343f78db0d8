import type { PreviewError } from '@kilim/preview/host';
import { ChevronDown, ChevronUp, History, Sparkles, TriangleAlert, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslate } from '../../../i18n/translation.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useGoBack } from '../versions/use-go-back.ts';
import { PreviewErrorCard } from './preview-error-card.tsx';
import { previewErrorText } from './preview-error-text.ts';
import { useErrorActions } from './use-error-actions.ts';

interface PreviewErrorBarProps {
  readonly error: PreviewError;
  readonly kind: 'build' | 'runtime';
  readonly onRestart: () => void;
  readonly onStop: () => void;
  readonly onDismiss: (() => void) | null;
}

/** An error as a bar over the last working screen; expands to the whole error. */
export function PreviewErrorBar({ error, kind, onRestart, onStop, onDismiss }: PreviewErrorBarProps) {
  const translate = useTranslate();
  const { fix } = useErrorActions(error);
  const way = useGoBack();
  const [isOpen, setOpen] = useState(false);
  const place = error.path === null || error.line === null ? null : `${error.path}:${error.line}`;
  return (
    <div className="absolute inset-x-2 bottom-2 max-h-[calc(100%-1rem)] animate-rise overflow-y-auto rounded-card border border-danger/40 bg-raised shadow-float">
      <div className="flex items-center gap-2 pl-3" role="alert">
        <TriangleAlert aria-hidden="true" className="size-4 shrink-0 text-danger" />
        <button
          aria-expanded={isOpen}
          className="min-w-0 flex-1 py-2 text-left text-13"
          onClick={() => setOpen(!isOpen)}
          type="button"
        >
          <span className="block truncate font-medium">{previewErrorText(error, translate)}</span>
          <span className="block truncate text-12 text-muted">
            {place === null ? translate('preview.lastGood') : `${place} · ${translate('preview.lastGood')}`}
          </span>
        </button>
        {isOpen ? null : (
          <IconButton
            icon={way === null ? <Sparkles aria-hidden="true" /> : <History aria-hidden="true" />}
            isBusy={way?.isBusy}
            label={translate(way === null ? 'preview.fixWithAi' : 'chat.mount.goBack')}
            onClick={way === null ? fix : way.goBack}
          />
        )}
        <IconButton
          icon={isOpen ? <ChevronDown aria-hidden="true" /> : <ChevronUp aria-hidden="true" />}
          label={translate(isOpen ? 'preview.hideDetails' : 'preview.showDetails')}
          onClick={() => setOpen(!isOpen)}
        />
        {onDismiss === null ? null : (
          <IconButton
            icon={<X aria-hidden="true" />}
            label={translate('preview.dismiss')}
            onClick={onDismiss}
          />
        )}
      </div>
      {isOpen ? (
        <div className="border-t border-line p-4">
          <PreviewErrorCard error={error} kind={kind} onRestart={onRestart} onStop={onStop} />
        </div>
      ) : null}
    </div>
  );
}
