import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { toDay, today } from '../data/days';
import { formatPercent } from '../data/numbers';
import { shuffle } from '../data/random';
import { strings } from '../strings';
import { space, useTheme } from '../theme';
import { AppText } from '../ui/AppText';
import { Button } from '../ui/Button';
import { EmptyState } from '../ui/EmptyState';
import { Hero } from '../ui/Hero';
import { Icon } from '../ui/Icon';
import { IconCircle } from '../ui/IconCircle';
import { ListRow } from '../ui/ListRow';
import { ProgressRing } from '../ui/ProgressRing';
import { Screen } from '../ui/Screen';
import { SectionTitle } from '../ui/SectionTitle';
import { useQuizResults } from './progress';
import { QuizRound, type RoundRules } from './QuizRound';
import { streakOf } from './spacing';

export interface QuizQuestion {
  id: string;
  question: string;
  choices: readonly string[];
  answer: string;
  /** Empty if questions have no topics. */
  topic: string;
}

interface QuizHomeProps extends RoundRules {
  title: string;
  questions: readonly QuizQuestion[];
  /** Questions of a round. */
  roundLength?: number;
}

/** Start a round at once, of all questions or of one topic, and see how it goes. */
export function QuizHome({ title, questions, roundLength = 10, ...rules }: QuizHomeProps) {
  const { colors } = useTheme();
  const results = useQuizResults((state) => state.items);
  const [round, setRound] = useState<{ topic: string; questions: readonly QuizQuestion[] } | null>(null);
  const usable = questions.filter(({ choices, answer }) => choices.length > 1 && choices.includes(answer));
  const topics = [...new Set(usable.map(({ topic }) => topic).filter(Boolean))];
  const right = results.reduce((total, result) => total + result.right, 0);
  const all = results.reduce((total, result) => total + result.all, 0);
  const streak = streakOf(new Set(results.map(({ at }) => toDay(new Date(at)))), today());

  const start = (topic: string) => {
    const chosen = usable.filter((question) => topic === '' || question.topic === topic);
    setRound({ topic, questions: shuffle(chosen).slice(0, roundLength) });
  };
  if (round)
    return (
      <QuizRound
        key={round.questions.map(({ id }) => id).join()}
        title={round.topic || title}
        topic={round.topic}
        questions={round.questions}
        {...rules}
        onAgain={() => start(round.topic)}
        onClose={() => setRound(null)}
      />
    );

  return (
    <Screen title={title}>
      <Hero
        label={strings.quiz.streak}
        value={strings.quiz.days(streak)}
        note={all === 0 ? strings.quiz.noRound : strings.quiz.rate(formatPercent((right / all) * 100))}
        side={
          <ProgressRing
            size={84}
            value={all === 0 ? 0 : right / all}
            color={colors.onHero}
            track="rgba(255, 255, 255, 0.25)"
          >
            <Icon name="flame" size={30} tone="onHero" />
          </ProgressRing>
        }
      />
      {usable.length === 0 ? (
        <EmptyState icon="help-circle-outline" title={strings.quiz.empty} text={strings.quiz.emptyText} />
      ) : (
        <Button
          icon="play"
          label={strings.quiz.start(Math.min(roundLength, usable.length))}
          onPress={() => start('')}
        />
      )}
      {topics.length > 1 ? <SectionTitle title={strings.quiz.topics} /> : null}
      {topics.length > 1 ? (
        <View style={styles.topics}>
          {topics.map((topic) => {
            const own = results.filter((result) => result.topic === topic);
            const best = Math.max(0, ...own.map((result) => (result.right / result.all) * 100));
            return (
              <ListRow
                key={topic}
                title={topic}
                subtitle={strings.quiz.count(usable.filter((question) => question.topic === topic).length)}
                leading={<IconCircle icon="play" />}
                trailing={
                  own.length > 0 ? (
                    <AppText variant="heading" tone="primaryInk">
                      {formatPercent(best)}
                    </AppText>
                  ) : undefined
                }
                onPress={() => start(topic)}
              />
            );
          })}
        </View>
      ) : null}
    </Screen>
  );
}

const styles = StyleSheet.create({
  topics: { gap: space.sm },
});
