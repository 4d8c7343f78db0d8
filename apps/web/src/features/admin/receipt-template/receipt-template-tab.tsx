import { useQuery } from '@tanstack/react-query';
import { useTranslate } from '../../../i18n/translation.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { receiptTemplateQuery } from './api/receipt-template.ts';
import { TemplateEditor } from './template-editor.tsx';

/** The seller's details at the head of every receipt. */
export default function ReceiptTemplateTab() {
  const translate = useTranslate();
  const template = useQuery(receiptTemplateQuery);
  return (
    <>
      <div className="max-w-xl">
        <h2 className="text-20 font-semibold">{translate('adminTemplate.title')}</h2>
        <p className="pt-1 text-14 text-muted">{translate('adminTemplate.intro')}</p>
      </div>
      {template.isPending ? (
        <div role="status" aria-label={translate('common.loading')} className="grid gap-6 lg:grid-cols-2">
          <Skeleton className="h-96 rounded-card" />
          <Skeleton className="h-96 rounded-card" />
        </div>
      ) : template.data === undefined ? (
        <ErrorState
          title={translate('adminTemplate.failed')}
          error={template.error}
          isRetrying={template.isFetching}
          onRetry={() => void template.refetch()}
        />
      ) : (
        <TemplateEditor saved={template.data} />
      )}
    </>
  );
}
