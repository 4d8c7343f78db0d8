import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { createKept } from '../../data/kept';
import { formatNumber } from '../../data/numbers';
import { pick } from '../../data/random';
import { strings } from '../../strings';
import { radius, space, useTheme } from '../../theme';
import { AppText } from '../../ui/AppText';
import { Badge } from '../../ui/Badge';
import { GameFrame } from '../GameFrame';
import { keepScore, useBest } from '../scores';
import { LetterKeyboard } from '../word-guess/LetterKeyboard';
import { type HangmanGame, isLost, isSolved, mistakeMaximum, mistakes, tryLetter } from './engine';
import { HangmanPicture } from './HangmanPicture';

interface Topic {
  name: string;
  words: readonly string[];
}

interface Kept {
  game: HangmanGame | null;
  streak: number;
}

export const useHangman = createKept<Kept>('game-hangman', () => ({ game: null, streak: 0 }));

function newHangman(topics: readonly Topic[], except?: string): HangmanGame {
  const topic = pick(topics);
  const word = pick(topic?.words.filter((each) => each !== except) ?? []) ?? '';
  return { topic: topic?.name ?? '', word, tried: [] };
}

interface HangmanProps {
  title: string;
  topics: readonly Topic[];
  letters: readonly string[];
  /** Language of the words. */
  locale: string;
}

/** Find the word letter by letter before the drawing is complete. */
export function Hangman({ title, topics, letters, locale }: HangmanProps) {
  const { colors } = useTheme();
  const { value, change } = useHangman();
  const [first] = useState(() => newHangman(topics));
  const game = value.game ?? first;
  const best = useBest('hangman', 'points') ?? 0;
  const solved = isSolved(game);
  const lost = isLost(game);
  const upper = (text: string) => text.toLocaleUpperCase(locale);

  const press = (letter: string) => {
    const next = tryLetter(game, letter);
    const nowSolved = isSolved(next) && !solved;
    const streak = nowSolved ? value.streak + 1 : isLost(next) ? 0 : value.streak;
    if (nowSolved) keepScore('hangman', streak);
    change(() => ({ game: next, streak }));
  };
  const restart = () => change((now) => ({ ...now, game: newHangman(topics, game.word) }));

  return (
    <GameFrame
      title={title}
      figures={[
        { label: strings.hangman.left, value: formatNumber(mistakeMaximum - mistakes(game)) },
        { label: strings.words.streak, value: formatNumber(value.streak) },
        { label: strings.games.best, value: formatNumber(best) },
      ]}
      help={strings.hangman.help}
      onRestart={restart}
      cover={
        solved || lost
          ? {
              title: solved ? strings.words.found : strings.games.over,
              text: strings.words.answer(upper(game.word)),
              action: strings.words.next,
              onPress: restart,
            }
          : undefined
      }
      controls={
        <LetterKeyboard
          rows={letters}
          locale={locale}
          known={Object.fromEntries(
            game.tried.map((letter) => [letter, game.word.includes(letter) ? 'right' : 'absent'] as const),
          )}
          onLetter={press}
        />
      }
    >
      <View style={[styles.board, { backgroundColor: colors.sunken }]}>
        <HangmanPicture parts={mistakes(game)} />
        <View>
          <Badge label={game.topic} tone="info" />
        </View>
        <View style={styles.word}>
          {Array.from(game.word).map((letter, index) => (
            <View key={index} style={[styles.letter, { borderBottomColor: colors.muted }]}>
              <AppText variant="title">{game.tried.includes(letter) ? upper(letter) : ' '}</AppText>
            </View>
          ))}
        </View>
      </View>
    </GameFrame>
  );
}

const styles = StyleSheet.create({
  board: { alignItems: 'center', gap: space.md, padding: space.lg, borderRadius: radius.card },
  word: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', gap: 6 },
  letter: { minWidth: 24, alignItems: 'center', borderBottomWidth: 3 },
});
