import { AppError, emailAddress } from '@kilim/contract';
import { useState } from 'react';
import { createRandomId } from '../../../api/random-id.ts';
import { useSingleRun } from '../../../api/use-single-run.ts';
import { formatNumber } from '../../../i18n/formats.ts';
import { useLanguage, useTranslate } from '../../../i18n/translation.ts';
import { showToast } from '../../../ui/toast.ts';
import { useGiftCredits } from './api/users.ts';
import { readCredits, startsAnew } from './credit-form.ts';

function problemOf(error: unknown) {
  const type = error instanceof AppError ? error.type : null;
  if (type === 'user_not_found') return 'adminUsers.giftUnknown';
  return type === 'credits_key_reused' ? 'errors.credits_key_reused' : 'adminUsers.giftFailed';
}

/** Gives credits to the user with an address; a repeated submit after a lost reply counts once. */
export function useGiftForm(onGiven: () => void) {
  const translate = useTranslate();
  const language = useLanguage();
  const giving = useSingleRun(useGiftCredits());
  const [identifier, setIdentifier] = useState('');
  const [typed, setTyped] = useState('');
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<'adminUsers.giftRequired' | 'adminUsers.giftUnknown' | null>(null);
  const [idempotencyKey, setIdempotencyKey] = useState(createRandomId);

  const clear = (): void => {
    setIdentifier('');
    setTyped('');
    setReason('');
    setIdempotencyKey(createRandomId());
  };
  const submit = (): void => {
    const amount = readCredits(typed);
    if (identifier.trim() === '' || amount === null || amount < 0) {
      setProblem('adminUsers.giftRequired');
      return;
    }
    const email = emailAddress.safeParse(identifier);
    if (!email.success) {
      setProblem('adminUsers.giftUnknown');
      return;
    }
    setProblem(null);
    const written = reason.trim() === '' ? {} : { reason: reason.trim() };
    giving.mutate(
      { email: email.data, amount, idempotencyKey, ...written },
      {
        onSuccess: (given) => {
          showToast({
            type: 'success',
            title: translate('adminUsers.giftDone', {
              count: amount,
              credits: formatNumber(amount, language),
              email: given.email,
            }),
          });
          clear();
          onGiven();
        },
        onError: (error) => {
          if (startsAnew(error)) setIdempotencyKey(createRandomId());
        },
      },
    );
  };
  return {
    identifier,
    setIdentifier,
    typed,
    setTyped,
    reason,
    setReason,
    problem: problem ?? (giving.isError ? problemOf(giving.error) : null),
    isDirty: identifier !== '' || typed !== '' || reason !== '',
    isBusy: giving.isPending,
    submit,
  } as const;
}

export type GiftForm = ReturnType<typeof useGiftForm>;
