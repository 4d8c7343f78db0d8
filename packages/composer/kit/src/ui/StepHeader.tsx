import { StyleSheet, View } from 'react-native';
import { strings } from '../strings';
import { space, useTheme } from '../theme';
import { AppText } from './AppText';
import { Chip } from './Chip';

interface StepHeaderProps {
  /** What is asked now. */
  title: string;
  index: number;
  count: number;
  /** What was chosen before, by step; a press goes back to it. */
  answers: readonly string[];
  onReturn: (index: number) => void;
  /** Why the answer to this question is not possible. */
  error?: string;
}

/** Where in a sequence of questions the user is, with the answers so far. */
export function StepHeader({ title, index, count, answers, onReturn, error }: StepHeaderProps) {
  const { colors } = useTheme();
  return (
    <View style={styles.header}>
      <View
        role="progressbar"
        aria-label={strings.stepHeader.of(index + 1, count)}
        aria-valuemin={1}
        aria-valuemax={count}
        aria-valuenow={index + 1}
        style={styles.bars}
      >
        {Array.from({ length: count }, (_, each) => (
          <View
            key={each}
            style={[styles.bar, { backgroundColor: each <= index ? colors.primary : colors.soft }]}
          />
        ))}
      </View>
      {index > 0 ? (
        <View style={styles.answers}>
          {answers.slice(0, index).map((answer, step) => (
            <Chip
              key={`${step}-${answer}`}
              role="button"
              icon="create-outline"
              label={answer || strings.common.none}
              selected={false}
              onPress={() => onReturn(step)}
            />
          ))}
        </View>
      ) : null}
      <AppText variant="title" role="heading">
        {title}
      </AppText>
      {error ? (
        <AppText variant="caption" tone="danger" role="alert">
          {error}
        </AppText>
      ) : null}
    </View>
  );
}

const styles = StyleSheet.create({
  header: { gap: space.md },
  bars: { flexDirection: 'row', gap: 6 },
  bar: { flex: 1, height: 6, borderRadius: 3 },
  answers: { flexDirection: 'row', flexWrap: 'wrap', gap: space.sm },
});
