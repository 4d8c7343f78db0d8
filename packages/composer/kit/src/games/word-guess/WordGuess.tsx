import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { createKept } from '../../data/kept';
import { formatNumber } from '../../data/numbers';
import { pick } from '../../data/random';
import { strings } from '../../strings';
import { space } from '../../theme';
import { GameFrame } from '../GameFrame';
import { keepScore, useBest } from '../scores';
import { knownLetters, rateGuess } from './engine';
import { LetterBox } from './LetterBox';
import { LetterKeyboard } from './LetterKeyboard';

const length = 5;
const guessMaximum = 6;

interface WordGame {
  answer: string;
  guesses: readonly string[];
  won: number;
  played: number;
  streak: number;
}

export const useWordGame = createKept<WordGame>('game-word-guess', () => ({
  answer: '',
  guesses: [],
  won: 0,
  played: 0,
  streak: 0,
}));

interface WordGuessProps {
  title: string;
  words: readonly string[];
  keyboard: readonly string[];
  /** Language of the words. */
  locale: string;
}

/** Find a word of five letters in six guesses. */
export function WordGuess({ title, words, keyboard, locale }: WordGuessProps) {
  const { value: game, change } = useWordGame();
  const [fresh] = useState(() => pick(words) ?? '');
  const [typed, setTyped] = useState('');
  const answer = game.answer || fresh;
  const { guesses } = game;
  const isWon = guesses.includes(answer);
  const isOver = isWon || guesses.length === guessMaximum;
  const best = useBest('wordGuess', 'points') ?? 0;
  const upper = (text: string) => text.toLocaleUpperCase(locale);

  const submit = () => {
    if (typed.length !== length || isOver) return;
    const won = typed === answer;
    const ends = won || guesses.length + 1 === guessMaximum;
    const streak = won ? game.streak + 1 : ends ? 0 : game.streak;
    if (won) keepScore('wordGuess', streak);
    change((now) => ({
      answer,
      guesses: [...now.guesses, typed],
      won: now.won + (won ? 1 : 0),
      played: now.played + (ends ? 1 : 0),
      streak,
    }));
    setTyped('');
  };
  const restart = () => {
    const next = pick(words.filter((word) => word !== answer)) ?? '';
    change((now) => ({ ...now, answer: next, guesses: [], streak: isWon ? now.streak : 0 }));
    setTyped('');
  };
  const type = (letter: string) => {
    if (!isOver && typed.length < length) setTyped(typed + letter);
  };

  return (
    <GameFrame
      title={title}
      figures={[
        { label: strings.words.streak, value: formatNumber(game.streak) },
        { label: strings.words.won, value: `${game.won} / ${game.played}` },
        { label: strings.games.best, value: formatNumber(best) },
      ]}
      help={strings.words.help}
      onRestart={restart}
      cover={
        isOver
          ? {
              title: isWon ? strings.words.found : strings.games.over,
              text: strings.words.answer(upper(answer)),
              action: strings.words.next,
              onPress: restart,
            }
          : undefined
      }
      controls={
        <LetterKeyboard
          rows={keyboard}
          locale={locale}
          known={knownLetters(guesses, answer)}
          onLetter={type}
          onErase={() => setTyped(typed.slice(0, -1))}
          onSubmit={submit}
          canSubmit={typed.length === length}
        />
      }
    >
      <View style={styles.rows}>
        {Array.from({ length: guessMaximum }, (_, row) => {
          const guess = guesses[row];
          const states = guess === undefined ? [] : rateGuess(guess, answer);
          const letters = Array.from(guess ?? (row === guesses.length ? typed : ''));
          return (
            <View key={row} style={styles.row}>
              {Array.from({ length }, (_slot, column) => (
                <LetterBox key={column} letter={upper(letters[column] ?? '')} state={states[column]} />
              ))}
            </View>
          );
        })}
      </View>
    </GameFrame>
  );
}

const styles = StyleSheet.create({
  rows: { gap: 6, alignItems: 'center', paddingHorizontal: space.sm },
  row: { flexDirection: 'row', gap: 6 },
});
