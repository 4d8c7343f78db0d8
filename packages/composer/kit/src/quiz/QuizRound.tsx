import { useEffect, useState } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import { formatNumber } from '../data/numbers';
import { shuffle } from '../data/random';
import { strings } from '../strings';
import { radius, space, useTheme } from '../theme';
import { AppText } from '../ui/AppText';
import { Button } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { IconButton } from '../ui/IconButton';
import { Screen } from '../ui/Screen';
import { useBack } from '../ui/use-back';
import { useQuizResults } from './progress';
import type { QuizQuestion } from './QuizHome';
import { QuizSummary } from './QuizSummary';
import { RoundState } from './RoundState';

export interface RoundRules {
  /** Seconds for one question; without them there is no limit. */
  answerTime?: number;
  /** Wrong answers that end the round. */
  lives?: number;
}

interface QuizRoundProps extends RoundRules {
  title: string;
  topic: string;
  questions: readonly QuizQuestion[];
  onAgain: () => void;
  onClose: () => void;
}

/** One question after the other; the answer shows at once what was right. */
export function QuizRound({ title, topic, questions, answerTime, lives, onAgain, onClose }: QuizRoundProps) {
  useBack(onClose);
  const { colors } = useTheme();
  const [index, setIndex] = useState(0);
  const [chosen, setChosen] = useState<string | null>(null);
  const [wrong, setWrong] = useState<readonly QuizQuestion[]>([]);
  const [isOver, setIsOver] = useState(false);
  const [left, setLeft] = useState(answerTime ?? 0);
  const [orders] = useState(() => questions.map(({ choices }) => shuffle(choices)));
  const question = isOver ? undefined : questions[index];
  const right = index - wrong.length;

  useEffect(() => {
    if (answerTime === undefined || chosen !== null || isOver || index >= questions.length) return;
    const endsAt = Date.now() + answerTime * 1000;
    const timer = setInterval(() => {
      const seconds = Math.max(0, Math.ceil((endsAt - Date.now()) / 1000));
      setLeft(seconds);
      // No choice is named like this: the question counts as missed.
      if (seconds === 0) setChosen('');
    }, 250);
    return () => clearInterval(timer);
  }, [answerTime, chosen, isOver, index, questions.length]);

  if (!question)
    return (
      <QuizSummary
        title={title}
        right={right}
        all={isOver ? index : questions.length}
        wrong={wrong}
        onAgain={onAgain}
        onClose={onClose}
      />
    );

  const isWrong = chosen !== null && chosen !== question.answer;
  const isLastOf = (missed: number): boolean =>
    index === questions.length - 1 || (lives !== undefined && missed >= lives);
  const missedNow = wrong.length + (isWrong ? 1 : 0);
  const next = () => {
    const missed = isWrong ? [...wrong, question] : wrong;
    const isLast = isLastOf(missed.length);
    if (isLast)
      useQuizResults.getState().save({
        topic,
        right: index + 1 - missed.length,
        all: index + 1,
        at: Date.now(),
      });
    setIsOver(isLast);
    setWrong(missed);
    setChosen(null);
    setIndex(index + 1);
    setLeft(answerTime ?? 0);
  };

  return (
    <Screen
      title={title}
      right={<IconButton icon="close" label={strings.common.close} onPress={onClose} />}
      footer={
        <Button
          label={isLastOf(missedNow) ? strings.quiz.finish : strings.quiz.next}
          disabled={chosen === null}
          onPress={next}
        />
      }
    >
      <View style={styles.progress}>
        <View
          role="progressbar"
          aria-valuemin={0}
          aria-valuemax={questions.length}
          aria-valuenow={index}
          style={[styles.track, { backgroundColor: colors.sunken }]}
        >
          <View
            style={[
              styles.bar,
              { width: `${(index / questions.length) * 100}%`, backgroundColor: colors.primary },
            ]}
          />
        </View>
        <AppText variant="label" tone="muted">
          {`${formatNumber(index + 1)} / ${formatNumber(questions.length)}`}
        </AppText>
      </View>
      <RoundState
        seconds={answerTime === undefined ? undefined : left}
        lives={lives === undefined ? undefined : Math.max(0, lives - missedNow)}
        all={lives}
      />
      <View style={[styles.question, { backgroundColor: colors.soft }]}>
        <AppText variant="title" tone="onSoft" role="heading">
          {question.question}
        </AppText>
      </View>
      <View role="radiogroup" style={styles.choices}>
        {(orders[index] ?? question.choices).map((choice) => {
          const isAnswer = chosen !== null && choice === question.answer;
          const isMistake = choice === chosen && isWrong;
          const background = isAnswer ? colors.successSoft : isMistake ? colors.dangerSoft : colors.raised;
          const tone = isAnswer ? 'success' : isMistake ? 'danger' : 'ink';
          return (
            <Pressable
              key={choice}
              role="radio"
              aria-checked={choice === chosen}
              disabled={chosen !== null}
              onPress={() => setChosen(choice)}
              style={({ pressed }) => [
                styles.choice,
                { backgroundColor: background, borderColor: isAnswer ? colors.success : colors.line },
                isMistake && { borderColor: colors.danger },
                pressed && styles.pressed,
              ]}
            >
              <AppText variant="heading" tone={tone} style={styles.text}>
                {choice}
              </AppText>
              {isAnswer || isMistake ? (
                <Icon name={isAnswer ? 'checkmark-circle' : 'close-circle'} size={22} tone={tone} />
              ) : null}
            </Pressable>
          );
        })}
      </View>
      <AppText role="status" tone={isWrong ? 'danger' : 'success'} variant="heading">
        {chosen === null ? ' ' : isWrong ? strings.quiz.wrong(question.answer) : strings.quiz.right}
      </AppText>
    </Screen>
  );
}

const styles = StyleSheet.create({
  progress: { flexDirection: 'row', alignItems: 'center', gap: space.md },
  track: { flex: 1, height: 8, borderRadius: 4, overflow: 'hidden' },
  bar: { height: 8, borderRadius: 4 },
  question: { borderRadius: radius.card, padding: space.lg, minHeight: 132, justifyContent: 'center' },
  choices: { gap: space.md },
  choice: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.md,
    minHeight: 58,
    paddingHorizontal: space.lg,
    paddingVertical: space.md,
    borderRadius: radius.control,
    borderWidth: 2,
  },
  text: { flex: 1 },
  pressed: { opacity: 0.7 },
});
