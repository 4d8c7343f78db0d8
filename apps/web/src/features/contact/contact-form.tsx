import { AppError } from '@kilim/contract';
import type { MessageKey } from '@kilim/messages';
import { Send } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { recordEvent } from '../../analytics/record.ts';
import { useSession } from '../../api/session.ts';
import { useSingleRun } from '../../api/use-single-run.ts';
import { formatNumber } from '../../i18n/formats.ts';
import { useLanguage, useTranslate } from '../../i18n/translation.ts';
import { Button } from '../../ui/button.tsx';
import { type AlertText, FormAlert } from '../../ui/form-alert.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { useSendMessage } from './api/send-message.ts';
import { emptyContact, readContactDraft, removeContactDraft, saveContactDraft } from './contact-draft.ts';
import { type ContactField, type ContactValues, checkContact, contactMaximum } from './contact-rules.ts';

type Problems = Partial<Record<ContactField, MessageKey>>;

/** Errors with their own text; all others use the general text. */
const errorsWithText = new Set(['contact_too_many_links', 'general_rate_limit_exceeded']);

function alertOf(error: unknown): AlertText {
  if (error instanceof AppError && errorsWithText.has(error.type))
    return { tone: 'error', key: `errors.${error.type}`, params: error.params };
  return { tone: 'error', key: 'contact.failed' };
}

/** The form of `/contact`. Its input survives errors and reloads. */
export function ContactForm({ onSent }: { readonly onSent: (email: string) => void }) {
  const translate = useTranslate();
  const language = useLanguage();
  const session = useSession();
  const user = session.status === 'signed-in' ? session.user : null;
  const known = user === null ? {} : { name: user.name, email: user.email };
  const isHydrated = useHydrated();
  const [values, setValues] = useState<ContactValues>(() =>
    isHydrated ? readContactDraft(known) : emptyContact,
  );
  // The server has no draft: it is loaded after hydration.
  const [hasDraft, setHasDraft] = useState(isHydrated);
  if (isHydrated && !hasDraft) {
    setHasDraft(true);
    setValues(readContactDraft(known));
  }
  const [problems, setProblems] = useState<Problems>({});
  const [alert, setAlert] = useState<AlertText | null>(null);
  const form = useRef<HTMLFormElement>(null);
  // The session may become known after the user has typed: keep the typed values.
  const [knownId, setKnownId] = useState(user?.$id);
  if (user !== null && user.$id !== knownId) {
    setKnownId(user.$id);
    setValues({ ...values, name: values.name || user.name, email: values.email || user.email });
  }
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  const sending = useSingleRun(
    useSendMessage({
      onSent: (sent) => {
        const email = sent.email.trim();
        removeContactDraft();
        recordEvent('action', 'contact-sent');
        if (isHere.current) onSent(email);
        else
          showToast({
            type: 'success',
            title: translate('contact.sent.title'),
            message: translate('contact.sent.description', { email }),
          });
      },
      onFailed: (error) => {
        const problem = alertOf(error);
        if (isHere.current) setAlert(problem);
        else showToast({ type: 'error', title: translate(problem.key) });
      },
    }),
  );

  const change = (field: keyof ContactValues) => (event: { target: { value: string } }) => {
    const next = { ...values, [field]: event.target.value };
    setValues(next);
    saveContactDraft(next);
    if (field !== 'website' && problems[field] !== undefined)
      setProblems({ ...problems, [field]: undefined });
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (sending.isPending) return;
    setAlert(null);
    const found = checkContact(values);
    setProblems(found);
    const [first] = Object.keys(found);
    if (first !== undefined) {
      form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
      return;
    }
    sending.mutate(values);
  };
  const maximum = contactMaximum.message;
  const isFull = values.message.length >= maximum;
  const field = (name: ContactField) => {
    const problem = problems[name];
    return {
      name,
      label: translate(`contact.form.${name}`),
      value: values[name],
      onChange: change(name),
      maxLength: contactMaximum[name],
      required: true,
      error: problem === undefined ? undefined : translate(problem),
    };
  };

  return (
    <form
      ref={form}
      // Without scripts the input must not end up in the URL.
      method="post"
      noValidate
      onSubmit={submit}
      className="flex flex-col gap-4"
      aria-labelledby="contact-form"
    >
      <h2 id="contact-form" className="text-20 font-semibold tracking-tight">
        {translate('contact.form.title')}
      </h2>
      <p className="-mt-2 text-13 text-muted">{translate('contact.form.required')}</p>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <TextField {...field('name')} autoComplete="name" />
        <TextField {...field('email')} type="email" inputMode="email" autoComplete="email" />
      </div>
      <TextField {...field('subject')} autoComplete="off" />
      <TextArea
        {...field('message')}
        rows={7}
        // Otherwise a pasted text would be truncated silently.
        hint={
          isFull ? translate('contact.form.full', { maximum: formatNumber(maximum, language) }) : undefined
        }
      />
      {/* Honeypot: invisible, and outside of the reading and tab order. */}
      <div aria-hidden="true" className="absolute -left-[9999px] size-px overflow-hidden">
        <label>
          {translate('contact.form.website')}
          <input
            name="website"
            tabIndex={-1}
            autoComplete="off"
            value={values.website}
            onChange={change('website')}
          />
        </label>
      </div>
      <FormAlert alert={alert} />
      <Button
        type="submit"
        size="large"
        className="self-start"
        isBusy={sending.isPending}
        icon={<Send aria-hidden="true" className="size-4" />}
      >
        {translate('contact.form.submit')}
      </Button>
    </form>
  );
}
