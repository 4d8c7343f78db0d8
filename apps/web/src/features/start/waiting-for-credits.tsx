import { type AccountUser, creditRules } from '@kilim/contract';
import { Link } from 'react-router';
import { useCredits } from '../../api/credits.ts';
import { useSendVerification } from '../../api/send-verification.ts';
import { formatNumber } from '../../i18n/formats.ts';
import { useLanguage, useTranslate } from '../../i18n/translation.ts';
import { paths } from '../../navigation/paths.ts';
import { Button, buttonLook } from '../../ui/button.tsx';
import { StartPage } from './start-page.tsx';

export interface WaitingForCreditsProps {
  readonly user: AccountUser;
  readonly prompt: string;
}

/** The balance is too low: verify the address, else buy credits. The page continues by itself when credits arrive. */
export function WaitingForCredits({ user, prompt }: WaitingForCreditsProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const credits = useCredits();
  const sending = useSendVerification();
  const balance = credits.data?.balance;
  const minimum = creditRules.minimumForGeneration;
  const refresh = (
    <Button variant="quiet" isBusy={credits.isFetching} onClick={() => void credits.refetch()}>
      {translate('start.credits.check')}
    </Button>
  );
  if (!user.emailVerification) {
    return (
      <StartPage
        title={translate('start.credits.verifyTitle')}
        text={translate('start.credits.verifyText', { email: user.email })}
        prompt={prompt}
      >
        <div className="flex flex-wrap justify-center gap-2">
          <Button isBusy={sending.isPending} onClick={() => sending.mutate()}>
            {translate('auth.verify.send')}
          </Button>
          {refresh}
        </div>
      </StartPage>
    );
  }
  return (
    <StartPage
      title={translate('start.credits.neededTitle', { minimum })}
      text={
        balance === undefined
          ? translate('start.credits.neededUnknown')
          : translate('start.credits.neededText', { count: balance, amount: formatNumber(balance, language) })
      }
      prompt={prompt}
    >
      <div className="flex flex-wrap justify-center gap-2">
        <Link to={paths.pricing.to()} className={buttonLook('primary')}>
          {translate('start.credits.plans')}
        </Link>
        {refresh}
      </div>
    </StartPage>
  );
}
