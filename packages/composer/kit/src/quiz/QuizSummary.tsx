import { StyleSheet, View } from 'react-native';
import { formatPercent } from '../data/numbers';
import { strings } from '../strings';
import { space, useTheme } from '../theme';
import { AppText } from '../ui/AppText';
import { Button } from '../ui/Button';
import { Card } from '../ui/Card';
import { ProgressRing } from '../ui/ProgressRing';
import { Screen } from '../ui/Screen';
import { SectionTitle } from '../ui/SectionTitle';
import type { QuizQuestion } from './QuizHome';

interface QuizSummaryProps {
  title: string;
  right: number;
  all: number;
  wrong: readonly QuizQuestion[];
  onAgain: () => void;
  onClose: () => void;
}

/** How a round went, and the right answers to what was missed. */
export function QuizSummary({ title, right, all, wrong, onAgain, onClose }: QuizSummaryProps) {
  const { colors } = useTheme();
  const share = all === 0 ? 0 : right / all;
  const verdict =
    share >= 0.9 ? strings.quiz.excellent : share >= 0.6 ? strings.quiz.good : strings.quiz.practise;
  return (
    <Screen
      title={title}
      footer={
        <View style={styles.actions}>
          <Button kind="soft" label={strings.common.close} onPress={onClose} style={styles.fill} />
          <Button icon="refresh" label={strings.quiz.again} onPress={onAgain} style={styles.fill} />
        </View>
      }
    >
      <View role="status" style={styles.result}>
        <ProgressRing size={196} value={share} color={colors.primary} track={colors.sunken}>
          <AppText variant="figure">{`${right} / ${all}`}</AppText>
          <AppText tone="muted">{formatPercent(share * 100)}</AppText>
        </ProgressRing>
        <AppText variant="title">{verdict}</AppText>
      </View>
      {wrong.length > 0 ? <SectionTitle title={strings.quiz.missed} /> : null}
      {wrong.map((question) => (
        <Card key={question.id}>
          <AppText tone="muted">{question.question}</AppText>
          <AppText variant="heading" tone="success">
            {question.answer}
          </AppText>
        </Card>
      ))}
    </Screen>
  );
}

const styles = StyleSheet.create({
  actions: { flexDirection: 'row', gap: space.md },
  fill: { flex: 1, paddingHorizontal: 0 },
  result: { alignItems: 'center', gap: space.md, paddingVertical: space.md },
});
