import { allowVerifications, getVerificationOptions } from '@kilim/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';
import { useSingleRun } from '../../../api/use-single-run.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { useTranslate } from '../../../i18n/translation.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { showToast } from '../../../ui/toast.ts';

const queryKey = ['admin', 'export-verification'] as const;

/** Whether users may verify exports on this server: docs/rules/export-verification.md#permission */
export function VerificationCard() {
  const translate = useTranslate();
  const client = useQueryClient();
  const options = useQuery({ queryKey, queryFn: ({ signal }) => call(getVerificationOptions, { signal }) });
  const changing = useSingleRun(
    useMutation({
      mutationFn: (isAllowed: boolean) => call(allowVerifications, { body: { isAllowed } }),
      onSuccess: (changed) => client.setQueryData(queryKey, changed),
      onError: (error) =>
        showToast({
          type: 'error',
          title: translate('verification.admin.failed'),
          message: errorText(error, translate),
        }),
    }),
  );
  // The tab's own request fails in the same way and offers another try.
  if (options.data === undefined) return null;
  const { isAllowed, canRun } = options.data;
  return (
    <Card className="flex flex-col gap-3 p-4 sm:p-6">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="text-16 font-semibold">{translate('verification.admin.title')}</h3>
        <Badge tone={isAllowed ? 'success' : 'neutral'}>
          {translate(isAllowed ? 'verification.admin.allowed' : 'verification.admin.forbidden')}
        </Badge>
      </div>
      <p className="max-w-prose text-14 text-muted">{translate('verification.admin.text')}</p>
      {canRun ? null : <p className="text-14">{translate('verification.admin.impossible')}</p>}
      {canRun || isAllowed ? (
        <Button
          className="self-start"
          isBusy={changing.isPending}
          onClick={() => changing.mutate(!isAllowed)}
          variant="secondary"
        >
          {translate(isAllowed ? 'verification.admin.forbid' : 'verification.admin.allow')}
        </Button>
      ) : null}
    </Card>
  );
}
