import { Ionicons } from '@expo/vector-icons';
import { useState } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import { AppText, Card, Screen } from '../components/ui';
import { type Language, useSettings } from '../settings';
import { useStrings } from '../strings';
import { space, useTheme } from '../theme';

interface Question {
  title: string;
  answer: string;
}

const texts: Record<Language, { title: string; questions: Question[] }> = {
  tr: {
    title: '__SCREEN_TITLE__',
    questions: [
      {
        title: 'Verilerim nerede saklanıyor?',
        answer: 'Yalnızca bu cihazda. Uygulamayı silerseniz onlar da silinir.',
      },
      {
        title: 'Koyu görünümü nasıl açarım?',
        answer: 'Ayarlar ekranındaki Görünüm bölümünden Koyu seçeneğine dokunun.',
      },
      {
        title: 'Dili değiştirebilir miyim?',
        answer: 'Evet. Ayarlar ekranındaki Dil bölümünde Türkçe ve İngilizce var.',
      },
      {
        title: 'İnternet olmadan çalışır mı?',
        answer: 'Cihazda saklanan her şeye bağlantı olmadan da ulaşırsınız.',
      },
    ],
  },
  en: {
    title: '__SCREEN_TITLE__',
    questions: [
      {
        title: 'Where is my data kept?',
        answer: 'On this device only. It goes away when you delete the app.',
      },
      { title: 'How do I switch to dark mode?', answer: 'Open Settings and tap Dark under Appearance.' },
      { title: 'Can I change the language?', answer: 'Yes. Settings offers Turkish and English.' },
      {
        title: 'Does it work without internet?',
        answer: 'Everything kept on the device stays within reach offline.',
      },
    ],
  },
};

export function HelpScreen() {
  const text = texts[useSettings((settings) => settings.language)];
  const { appName, settings } = useStrings();
  const [open, setOpen] = useState<number | undefined>(0);

  return (
    <Screen title={text.title}>
      <Card>
        <AppText variant="heading">{appName}</AppText>
        <AppText tone="muted">{settings.about}</AppText>
      </Card>
      <View style={styles.list}>
        {text.questions.map((question, index) => (
          <QuestionRow
            key={question.title}
            question={question}
            open={open === index}
            onToggle={() => setOpen(open === index ? undefined : index)}
          />
        ))}
      </View>
    </Screen>
  );
}

function QuestionRow({
  question,
  open,
  onToggle,
}: {
  question: Question;
  open: boolean;
  onToggle: () => void;
}) {
  const { colors } = useTheme();
  return (
    <Card>
      <Pressable role="button" aria-expanded={open} onPress={onToggle} style={styles.row}>
        <AppText variant="heading" style={styles.grow}>
          {question.title}
        </AppText>
        <Ionicons name={open ? 'chevron-up' : 'chevron-down'} size={20} color={colors.primary} />
      </Pressable>
      {open ? <AppText tone="muted">{question.answer}</AppText> : null}
    </Card>
  );
}

const styles = StyleSheet.create({
  list: { gap: space.md },
  row: { flexDirection: 'row', alignItems: 'center', gap: space.md, minHeight: 32 },
  grow: { flex: 1 },
});
