import type { Language } from '@kilim/contract';
import { useEffect, useState } from 'react';
import { useLanguage, useTranslate } from '../../../i18n/translation.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { type ReceiptTemplate, useTemplatePreview } from './api/receipt-template.ts';

/** Milliseconds. */
const previewDelay = 300;

function useDebounced<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), previewDelay);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

/** A sample receipt in a sandboxed frame without scripts. */
export function TemplatePreview({ template }: { readonly template: ReceiptTemplate }) {
  const translate = useTranslate();
  const [language, setLanguage] = useState<Language>(useLanguage());
  const preview = useTemplatePreview(useDebounced(template), language);
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-16 font-semibold">{translate('adminTemplate.preview')}</h3>
        <div role="group" aria-label={translate('adminTemplate.previewLanguage')} className="flex gap-1">
          {(['tr', 'en'] as const).map((one) => (
            <Button
              key={one}
              variant={one === language ? 'secondary' : 'quiet'}
              aria-pressed={one === language}
              onClick={() => setLanguage(one)}
            >
              {translate(`adminTemplate.language.${one}`)}
            </Button>
          ))}
        </div>
      </div>
      {preview.data !== undefined ? (
        <iframe
          title={translate('adminTemplate.preview')}
          sandbox=""
          srcDoc={preview.data}
          aria-busy={preview.isPlaceholderData}
          className="h-176 w-full rounded-card border border-line"
        />
      ) : preview.isPending ? (
        <div role="status" aria-label={translate('common.loading')}>
          <Skeleton className="h-176 w-full rounded-card" />
        </div>
      ) : (
        <ErrorState
          title={translate('adminTemplate.previewFailed')}
          error={preview.error}
          isRetrying={preview.isFetching}
          onRetry={() => void preview.refetch()}
        />
      )}
    </div>
  );
}
