import { Ionicons } from '@expo/vector-icons';
import { LinearGradient } from 'expo-linear-gradient';
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { AppText, Button, Field, Screen } from '../components/ui';
import { useSession } from '../session';
import { useStrings } from '../strings';
import { radius, space, useTheme } from '../theme';

export function LoginScreen() {
  const { login: text, errors, appName } = useStrings();
  const { colors } = useTheme();
  const { busy, error, signIn, signInWithSample } = useSession();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [tried, setTried] = useState(false);

  const emailError = /^\S+@\S+\.\S+$/.test(email.trim()) ? undefined : text.emailError;
  const passwordError = password.length >= 8 ? undefined : text.passwordError;
  const submit = () => {
    setTried(true);
    if (!emailError && !passwordError) void signIn(email.trim(), password);
  };

  return (
    <Screen>
      <LinearGradient
        colors={[colors.heroFrom, colors.heroTo]}
        start={{ x: 0, y: 0 }}
        end={{ x: 1, y: 1 }}
        style={styles.hero}
      >
        <View style={styles.badge}>
          <Ionicons name="construct" size={30} color={colors.onHero} />
        </View>
        <AppText variant="display" tone="onHero">
          {appName}
        </AppText>
        <AppText tone="onHero" style={styles.dim}>
          {text.text}
        </AppText>
      </LinearGradient>
      <AppText variant="title" role="heading">
        {text.title}
      </AppText>
      <Field
        label={text.email}
        value={email}
        error={tried ? emailError : undefined}
        onChangeText={setEmail}
        keyboardType="email-address"
        autoComplete="email"
        autoCapitalize="none"
      />
      <Field
        label={text.password}
        value={password}
        error={tried ? passwordError : undefined}
        onChangeText={setPassword}
        onSubmitEditing={submit}
        autoComplete="current-password"
        autoCapitalize="none"
        secureTextEntry
      />
      {error ? (
        <View role="alert" style={[styles.alert, { backgroundColor: colors.dangerSoft }]}>
          <Ionicons name="alert-circle" size={20} color={colors.danger} />
          <AppText variant="label" tone="danger" style={styles.grow}>
            {errors[error]}
          </AppText>
        </View>
      ) : null}
      <View style={styles.actions}>
        <Button icon="log-in-outline" label={text.submit} busy={busy} onPress={submit} />
        <Button kind="soft" icon="flask-outline" label={text.sample} onPress={signInWithSample} />
      </View>
    </Screen>
  );
}

const styles = StyleSheet.create({
  hero: { borderRadius: radius.card, padding: space.xl, gap: space.xs },
  badge: {
    width: 58,
    height: 58,
    borderRadius: 18,
    alignItems: 'center',
    justifyContent: 'center',
    backgroundColor: 'rgba(255, 255, 255, 0.18)',
    marginBottom: space.md,
  },
  dim: { opacity: 0.88 },
  alert: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.sm,
    padding: 14,
    borderRadius: radius.control,
  },
  grow: { flex: 1 },
  actions: { gap: space.md },
});
