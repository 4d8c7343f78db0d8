import { creditRules } from '@kilim/contract';
import { TriangleAlert } from 'lucide-react';
import { Link } from 'react-router';
import { useCredits } from '../api/credits.ts';
import { useSession } from '../api/session.ts';
import { formatNumber } from '../i18n/formats.ts';
import { useLanguage, useTranslate } from '../i18n/translation.ts';
import { paths } from '../navigation/paths.ts';

/**
 * The balance beside a prompt box, and the next step when it is too low for an app: docs/rules/credits.md#before-typing.
 * Renders nothing for guests.
 */
export function PromptCredits() {
  const translate = useTranslate();
  const language = useLanguage();
  const session = useSession();
  const user = session.status === 'signed-in' ? session.user : null;
  const { data } = useCredits(user !== null);
  if (user === null || data === undefined) return null;
  const amount = formatNumber(data.balance, language);
  const balance = translate('start.credits.balance', { count: data.balance, amount });
  const minimum = creditRules.minimumForGeneration;
  if (data.balance >= minimum) {
    return <p className="text-13 text-muted numerals">{balance}</p>;
  }
  const isUnverified = !user.emailVerification;
  const key = isUnverified ? 'start.credits.verifyShort' : 'start.credits.neededTitle';
  return (
    <div role="status" className="flex items-start gap-2 text-13">
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-warning" />
      <div className="min-w-0">
        <p>{balance}</p>
        <p>{translate(key, { minimum })}</p>
        <Link
          to={isUnverified ? paths.verifyEmail.to() : paths.pricing.to()}
          className="inline-block py-1 font-medium text-primary underline underline-offset-4"
        >
          {translate(isUnverified ? 'start.credits.verifyTitle' : 'start.credits.plans')}
        </Link>
      </div>
    </div>
  );
}
