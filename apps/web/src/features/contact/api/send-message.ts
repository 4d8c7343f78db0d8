import { AppError, contactLimits, getContactToken, sendContactMessage } from '@kilim/contract';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { call } from '../../../api/client.ts';
import type { ContactValues } from '../contact-rules.ts';

interface Opened {
  readonly token: string;
  readonly at: number;
}

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function openForm(): Promise<Opened> {
  const { token } = await call(getContactToken);
  return { token, at: performance.now() };
}

const isStale = ({ at }: Opened): boolean => performance.now() - at > contactLimits.fillMaximum - 60_000;

async function send(values: ContactValues, opened: Opened): Promise<void> {
  // A restored draft can be sent faster than the server's minimum typing time: wait here instead of being rejected.
  const early = contactLimits.fillMinimum + 200 - (performance.now() - opened.at);
  if (early > 0) await wait(early);
  await call(sendContactMessage, {
    body: {
      name: values.name.trim(),
      email: values.email.trim(),
      subject: values.subject.trim(),
      message: values.message.trim(),
      website: values.website,
      startedAt: opened.token,
    },
  });
}

export interface MessageEnds {
  readonly onSent: (values: ContactValues) => void;
  readonly onFailed: (error: Error) => void;
}

/**
 * Sends the contact form with the token issued when it opened. A missing or expired token is fetched again.
 */
export function useSendMessage(ends: MessageEnds) {
  const opened = useRef<Opened | null>(null);
  useEffect(() => {
    void openForm().then(
      (form) => {
        opened.current ??= form;
      },
      () => undefined,
    );
  }, []);
  return useMutation({
    mutationFn: async (values: ContactValues) => {
      if (opened.current === null || isStale(opened.current)) opened.current = await openForm();
      try {
        await send(values, opened.current);
      } catch (error) {
        if (!(error instanceof AppError) || error.type !== 'contact_form_expired') throw error;
        opened.current = await openForm();
        await send(values, opened.current);
      }
      opened.current = null;
    },
    // Here instead of in `mutate`, so that users who have left the page are informed too.
    onSuccess: (_nothing, values) => ends.onSent(values),
    onError: ends.onFailed,
  });
}
