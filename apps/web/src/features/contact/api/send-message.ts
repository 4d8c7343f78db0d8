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
  // A draft that was kept can be sent faster than anybody types: the wait is ours, not a refusal.
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
 * Sends the contact form with the token that the server gave when it opened. A token that could not be had then, or is
 * too old by now, is asked for again.
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
    // Here and not at the sending: whoever leaves the page meanwhile is told too.
    onSuccess: (_nothing, values) => ends.onSent(values),
    onError: ends.onFailed,
  });
}
