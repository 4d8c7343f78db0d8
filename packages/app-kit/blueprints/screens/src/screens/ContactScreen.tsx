import { useState } from 'react';
import { Button, EmptyState, Field, Screen } from '../components/ui';
import { type Language, useSettings } from '../settings';

const texts = {
  tr: {
    title: '__SCREEN_TITLE__',
    subtitle: 'Size nasıl yardımcı olabiliriz?',
    name: 'Ad soyad',
    email: 'E-posta',
    message: 'Mesajınız',
    send: 'Gönder',
    nameError: 'Adınızı yazın.',
    emailError: 'Geçerli bir e-posta yazın.',
    messageError: 'Mesaj en az 10 harf olmalı.',
    doneTitle: 'Mesajınız hazır',
    doneText: 'Gönderim için bu formu kendi sunucunuza bağlayın; alanların hepsi doğrulandı.',
    again: 'Yeni mesaj yaz',
  },
  en: {
    title: '__SCREEN_TITLE__',
    subtitle: 'How can we help?',
    name: 'Full name',
    email: 'E-mail',
    message: 'Your message',
    send: 'Send',
    nameError: 'Write your name.',
    emailError: 'Write a valid e-mail address.',
    messageError: 'The message needs at least 10 letters.',
    doneTitle: 'Your message is ready',
    doneText: 'Connect this form to your own server to send it; every field has been checked.',
    again: 'Write another message',
  },
} satisfies Record<Language, object>;

const emptyForm = { name: '', email: '', message: '' };

export function ContactScreen() {
  const text = texts[useSettings((settings) => settings.language)];
  const [form, setForm] = useState(emptyForm);
  const [tried, setTried] = useState(false);
  const [done, setDone] = useState(false);

  const errors = {
    name: form.name.trim() ? undefined : text.nameError,
    email: /^\S+@\S+\.\S+$/.test(form.email.trim()) ? undefined : text.emailError,
    message: form.message.trim().length < 10 ? text.messageError : undefined,
  };
  const change = (field: keyof typeof emptyForm) => (value: string) => setForm({ ...form, [field]: value });
  const send = () => {
    setTried(true);
    setDone(!errors.name && !errors.email && !errors.message);
  };
  const restart = () => {
    setForm(emptyForm);
    setTried(false);
    setDone(false);
  };

  if (done) {
    return (
      <Screen title={text.title}>
        <EmptyState
          icon="mail-open-outline"
          title={text.doneTitle}
          text={text.doneText}
          action={{ label: text.again, onPress: restart }}
        />
      </Screen>
    );
  }

  return (
    <Screen title={text.title} subtitle={text.subtitle}>
      <Field
        label={text.name}
        value={form.name}
        error={tried ? errors.name : undefined}
        onChangeText={change('name')}
      />
      <Field
        label={text.email}
        value={form.email}
        error={tried ? errors.email : undefined}
        onChangeText={change('email')}
        keyboardType="email-address"
        autoCapitalize="none"
      />
      <Field
        multiline
        label={text.message}
        value={form.message}
        error={tried ? errors.message : undefined}
        onChangeText={change('message')}
      />
      <Button icon="paper-plane-outline" label={text.send} onPress={send} />
    </Screen>
  );
}
