import { Ionicons } from '@expo/vector-icons';
import { LinearGradient } from 'expo-linear-gradient';
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { create } from 'zustand';
import { AppText, Button, Card, Field, Screen } from '../components/ui';
import { type Language, remember, useSettings } from '../settings';
import { space, useTheme } from '../theme';

const texts = {
  tr: {
    title: '__SCREEN_TITLE__',
    name: 'Ad soyad',
    email: 'E-posta',
    about: 'Hakkımda',
    guest: 'Misafir',
    hint: 'Bilgileriniz yalnızca bu cihazda saklanır.',
    nameError: 'Ad en az 2 harf olmalı.',
    emailError: 'Geçerli bir e-posta yazın.',
    save: 'Kaydet',
    saved: 'Kaydedildi',
  },
  en: {
    title: '__SCREEN_TITLE__',
    name: 'Full name',
    email: 'E-mail',
    about: 'About me',
    guest: 'Guest',
    hint: 'Your details stay on this device only.',
    nameError: 'The name needs at least 2 letters.',
    emailError: 'Write a valid e-mail address.',
    save: 'Save',
    saved: 'Saved',
  },
} satisfies Record<Language, object>;

interface Profile {
  name: string;
  email: string;
  about: string;
}

const useProfile = create<Profile>()(() => ({ name: '', email: '', about: '' }));
remember(useProfile, 'profile', ({ name, email, about }) => ({ name, email, about }));

export function ProfileScreen() {
  const text = texts[useSettings((settings) => settings.language)];
  const { colors } = useTheme();
  const profile = useProfile();
  const [form, setForm] = useState<Profile>({
    name: profile.name,
    email: profile.email,
    about: profile.about,
  });
  const [tried, setTried] = useState(false);
  const [saved, setSaved] = useState(false);

  const errors = {
    name: form.name.trim().length < 2 ? text.nameError : undefined,
    email: /^\S+@\S+\.\S+$/.test(form.email.trim()) ? undefined : text.emailError,
  };
  const change = (field: keyof Profile) => (value: string) => {
    setForm({ ...form, [field]: value });
    setSaved(false);
  };
  const save = () => {
    setTried(true);
    if (errors.name || errors.email) return;
    useProfile.setState(form);
    setSaved(true);
  };

  return (
    <Screen title={text.title}>
      <Card style={styles.head}>
        <LinearGradient
          colors={[colors.heroFrom, colors.heroTo]}
          start={{ x: 0, y: 0 }}
          end={{ x: 1, y: 1 }}
          style={styles.avatar}
        >
          <Ionicons name="person" size={34} color={colors.onHero} />
        </LinearGradient>
        <View style={styles.grow}>
          <AppText variant="title" numberOfLines={1}>
            {profile.name || text.guest}
          </AppText>
          <AppText variant="caption" tone="muted">
            {profile.email || text.hint}
          </AppText>
        </View>
      </Card>
      <Field
        label={text.name}
        value={form.name}
        error={tried ? errors.name : undefined}
        onChangeText={change('name')}
        autoComplete="name"
      />
      <Field
        label={text.email}
        value={form.email}
        error={tried ? errors.email : undefined}
        onChangeText={change('email')}
        keyboardType="email-address"
        autoComplete="email"
        autoCapitalize="none"
      />
      <Field multiline label={text.about} value={form.about} maxLength={200} onChangeText={change('about')} />
      <Button icon="checkmark" label={saved ? text.saved : text.save} onPress={save} />
    </Screen>
  );
}

const styles = StyleSheet.create({
  head: { flexDirection: 'row', alignItems: 'center', gap: space.lg },
  avatar: { width: 68, height: 68, borderRadius: 34, alignItems: 'center', justifyContent: 'center' },
  grow: { flex: 1, gap: 2 },
});
