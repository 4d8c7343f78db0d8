import { Ionicons } from '@expo/vector-icons';
import { StyleSheet, View } from 'react-native';
import { AppText, Card, type IconName, Screen, Segmented } from '../components/ui';
import { type Language, type SchemeChoice, useSettings } from '../settings';
import { useStrings } from '../strings';
import { space, useTheme } from '../theme';

const languages: readonly { value: Language; label: string }[] = [
  { value: 'tr', label: 'Türkçe' },
  { value: 'en', label: 'English' },
];

export function SettingsScreen() {
  const text = useStrings();
  const { scheme, setScheme, language, setLanguage } = useSettings();
  const schemes: readonly { value: SchemeChoice; label: string }[] = [
    { value: 'system', label: text.settings.system },
    { value: 'light', label: text.settings.light },
    { value: 'dark', label: text.settings.dark },
  ];

  return (
    <Screen title={text.settings.title}>
      <Card style={styles.card}>
        <SettingHeading icon="contrast-outline" title={text.settings.theme} />
        <Segmented label={text.settings.theme} options={schemes} value={scheme} onChange={setScheme} />
      </Card>
      <Card style={styles.card}>
        <SettingHeading icon="language-outline" title={text.settings.language} />
        <Segmented
          label={text.settings.language}
          options={languages}
          value={language}
          onChange={setLanguage}
        />
      </Card>
      <Card>
        <SettingHeading icon="information-circle-outline" title={text.appName} />
        <AppText tone="muted">{text.settings.about}</AppText>
        <AppText variant="caption" tone="faint">
          {text.settings.version} 1.0.0
        </AppText>
      </Card>
    </Screen>
  );
}

function SettingHeading({ icon, title }: { icon: IconName; title: string }) {
  const { colors } = useTheme();
  return (
    <View style={styles.heading}>
      <Ionicons name={icon} size={20} color={colors.primary} />
      <AppText variant="heading">{title}</AppText>
    </View>
  );
}

const styles = StyleSheet.create({
  card: { gap: space.md },
  heading: { flexDirection: 'row', alignItems: 'center', gap: space.sm },
});
