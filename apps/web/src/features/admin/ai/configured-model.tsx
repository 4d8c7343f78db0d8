import type { AiOverview } from '@kilim/contract';
import { useSingleRun } from '../../../api/use-single-run.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { formatDateTime } from '../../../i18n/formats.ts';
import { useLanguage, useTranslate } from '../../../i18n/translation.ts';
import { Button } from '../../../ui/button.tsx';
import { useConfiguredModelTest } from './api/ai.ts';
import { CheckText } from './check-text.tsx';

/** The last test of the model of the environment, and the button to test it. */
export function ConfiguredModel({
  environment: { model, check },
}: {
  readonly environment: NonNullable<AiOverview['environment']>;
}) {
  const translate = useTranslate();
  const language = useLanguage();
  const testing = useSingleRun(useConfiguredModelTest());
  return (
    <div className="flex flex-col gap-3">
      <div role="status" className="empty:hidden">
        {testing.isPending ? (
          <p className="text-13 text-muted">{translate('adminAi.check.sent')}</p>
        ) : testing.isError ? (
          <p className="text-13 text-danger">{errorText(testing.error, translate)}</p>
        ) : check === null ? null : (
          <>
            <CheckText check={check} />
            <p className="pt-1 text-13 text-muted numerals">
              {translate('adminAi.check.at', { time: formatDateTime(check.at, language) })}
            </p>
          </>
        )}
      </div>
      <Button
        variant="secondary"
        className="self-start"
        isBusy={testing.isPending}
        aria-label={translate('adminAi.servers.testOf', { model })}
        onClick={() => testing.mutate()}
      >
        {translate('adminAi.servers.test')}
      </Button>
    </div>
  );
}
