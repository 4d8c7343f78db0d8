import { useState } from 'react';
import { Animated, Platform, Pressable, StyleSheet, View } from 'react-native';
import { today } from '../data/days';
import { strings } from '../strings';
import { radius, space, useTheme } from '../theme';
import { AppText } from '../ui/AppText';
import { Badge } from '../ui/Badge';
import { Button } from '../ui/Button';
import { EmptyState } from '../ui/EmptyState';
import { IconButton } from '../ui/IconButton';
import { Screen } from '../ui/Screen';
import { useBack } from '../ui/use-back';
import type { Flashcard } from './FlashcardsHome';
import { useCardStates } from './progress';
import { rateCard } from './spacing';

interface CardRoundProps {
  title: string;
  cards: readonly Flashcard[];
  onClose: () => void;
}

/** Turn a card, then say whether you knew it; those you did not know come again at the end. */
export function CardRound({ title, cards, onClose }: CardRoundProps) {
  useBack(onClose);
  const { colors } = useTheme();
  const change = useCardStates((state) => state.change);
  const [queue, setQueue] = useState(cards);
  const [isOpen, setIsOpen] = useState(false);
  const [scale] = useState(() => new Animated.Value(1));
  const [card, ...rest] = queue;
  const done = cards.length - queue.length;

  const turn = () => {
    scale.setValue(0.2);
    setIsOpen(!isOpen);
    Animated.spring(scale, { toValue: 1, friction: 8, useNativeDriver: Platform.OS !== 'web' }).start();
  };
  const rate = (isKnown: boolean) => {
    if (!card) return;
    change((states) => ({ ...states, [card.id]: rateCard(states[card.id], isKnown, today()) }));
    setIsOpen(false);
    setQueue(isKnown ? rest : [...rest, card]);
  };

  return (
    <Screen
      title={title}
      subtitle={strings.cards.progress(Math.max(0, done), cards.length)}
      right={<IconButton icon="close" label={strings.common.close} onPress={onClose} />}
      footer={
        !card ? undefined : isOpen ? (
          <View style={styles.actions}>
            <Button
              kind="danger"
              icon="close"
              label={strings.cards.unknown}
              onPress={() => rate(false)}
              style={styles.fill}
            />
            <Button
              icon="checkmark"
              label={strings.cards.knew}
              onPress={() => rate(true)}
              style={styles.fill}
            />
          </View>
        ) : (
          <Button icon="sync" label={strings.cards.turn} onPress={turn} />
        )
      }
    >
      {card ? (
        <Pressable
          role="button"
          aria-label={isOpen ? card.back : `${card.front}. ${strings.cards.turn}`}
          onPress={turn}
        >
          <Animated.View
            style={[
              styles.card,
              { backgroundColor: isOpen ? colors.soft : colors.raised, transform: [{ scaleX: scale }] },
            ]}
          >
            {card.topic ? <Badge label={card.topic} tone="info" /> : null}
            <View style={styles.middle}>
              <AppText
                variant={isOpen ? 'title' : 'figure'}
                tone={isOpen ? 'onSoft' : 'ink'}
                style={styles.centered}
              >
                {isOpen ? card.back : card.front}
              </AppText>
              {isOpen && card.note ? (
                <AppText tone="onSoft" style={styles.centered}>
                  {card.note}
                </AppText>
              ) : null}
            </View>
          </Animated.View>
        </Pressable>
      ) : (
        <EmptyState
          icon="checkmark-done-outline"
          title={strings.cards.finished}
          text={strings.cards.finishedText}
          action={{ label: strings.common.close, onPress: onClose }}
        />
      )}
    </Screen>
  );
}

const styles = StyleSheet.create({
  actions: { flexDirection: 'row', gap: space.md },
  fill: { flex: 1, paddingHorizontal: 0 },
  card: {
    minHeight: 360,
    padding: space.lg,
    borderRadius: radius.card,
    boxShadow: '0 10px 28px rgba(20, 20, 40, 0.12)',
  },
  middle: { flex: 1, alignItems: 'center', justifyContent: 'center', gap: space.md },
  centered: { textAlign: 'center' },
});
