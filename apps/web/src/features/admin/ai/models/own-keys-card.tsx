import { useSingleRun } from '../../../../api/use-single-run.ts';
import { errorText } from '../../../../i18n/error-text.ts';
import { useTranslate } from '../../../../i18n/translation.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { showToast } from '../../../../ui/toast.ts';
import { useAllowOwnKeys } from '../api/models.ts';

/** Whether customers may use keys of their own: docs/rules/ai-models.md#own-keys */
export function OwnKeysCard({ isAllowed }: { readonly isAllowed: boolean }) {
  const translate = useTranslate();
  const changing = useSingleRun(useAllowOwnKeys());
  const change = (): void =>
    changing.mutate(!isAllowed, {
      onError: (error) =>
        showToast({
          type: 'error',
          title: translate('adminAiModels.ownKeys.failed'),
          message: errorText(error, translate),
        }),
    });
  return (
    <Card className="flex flex-col gap-3 p-4 sm:p-6">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="text-16 font-semibold">{translate('adminAiModels.ownKeys.title')}</h3>
        <Badge tone={isAllowed ? 'success' : 'neutral'}>
          {translate(isAllowed ? 'adminAiModels.ownKeys.allowed' : 'adminAiModels.ownKeys.forbidden')}
        </Badge>
      </div>
      <p className="max-w-prose text-14 text-muted">{translate('adminAiModels.ownKeys.text')}</p>
      <Button variant="secondary" className="self-start" onClick={change}>
        {translate(isAllowed ? 'adminAiModels.ownKeys.forbid' : 'adminAiModels.ownKeys.allow')}
      </Button>
    </Card>
  );
}
