import { type ReactNode, useState } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import { strings } from '../strings';
import { radius, space, useTheme } from '../theme';
import { AppText } from '../ui/AppText';
import { Button } from '../ui/Button';
import type { IconName } from '../ui/Icon';
import { IconButton } from '../ui/IconButton';
import { IconCircle } from '../ui/IconCircle';
import { Screen } from '../ui/Screen';
import { HelpSheet } from './HelpSheet';

interface GameFrameProps {
  title: string;
  figures: readonly { label: string; value: string }[];
  /** How to play, one sentence per entry. */
  help: readonly string[];
  /** Covers the board before and after a game. */
  cover?: { icon?: IconName; title: string; text: string; action: string; onPress: () => void };
  onRestart: () => void;
  /** Choices above the board. */
  choices?: ReactNode;
  /** Buttons below the board. */
  controls?: ReactNode;
  /** The board and what is beside it size themselves. */
  isWide?: boolean;
  children?: ReactNode;
}

/** What every game has: figures, how to play, a new game, and the result over the board. */
export function GameFrame({
  title,
  figures,
  help,
  cover,
  onRestart,
  choices,
  controls,
  isWide,
  children,
}: GameFrameProps) {
  const { colors } = useTheme();
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const { width, height } = useWindowDimensions();
  // On its side a phone has less height than width: the board stands beside the figures, visible as a whole.
  const isBeside = width > height && !isWide;
  const boardMaximum = Math.max(280, height - (isBeside ? 150 : 96));
  return (
    <Screen
      title={title}
      right={<IconButton icon="refresh" label={strings.games.restart} onPress={onRestart} />}
    >
      <View style={isBeside ? styles.beside : styles.stacked}>
        <View style={[styles.stacked, isBeside && styles.column]}>
          <View style={styles.figures}>
            {figures.map(({ label, value }, index) => (
              <View
                key={label}
                style={[styles.figure, { backgroundColor: index === 0 ? colors.primary : colors.sunken }]}
              >
                <AppText variant="caption" tone={index === 0 ? 'onPrimary' : 'muted'} numberOfLines={1}>
                  {label}
                </AppText>
                <AppText variant="title" tone={index === 0 ? 'onPrimary' : 'ink'} numberOfLines={1}>
                  {value}
                </AppText>
              </View>
            ))}
            <IconButton icon="help" label={strings.games.howTo} onPress={() => setIsHelpOpen(true)} />
          </View>
          {choices}
          {isBeside ? controls : null}
        </View>
        <View style={[styles.board, !isWide && { maxWidth: boardMaximum }]}>
          {children}
          {cover ? (
            <View role="alert" style={styles.cover}>
              <View style={[StyleSheet.absoluteFill, styles.veil, { backgroundColor: colors.page }]} />
              <IconCircle icon={cover.icon ?? 'trophy'} size={72} />
              <AppText variant="title" style={styles.centered}>
                {cover.title}
              </AppText>
              <AppText tone="muted" style={styles.centered}>
                {cover.text}
              </AppText>
              <Button icon="play" label={cover.action} onPress={cover.onPress} />
            </View>
          ) : null}
        </View>
        {isBeside ? null : controls}
      </View>
      <HelpSheet isOpen={isHelpOpen} lines={help} onClose={() => setIsHelpOpen(false)} />
    </Screen>
  );
}

const styles = StyleSheet.create({
  figures: { flexDirection: 'row', alignItems: 'center', gap: space.sm },
  figure: {
    flex: 1,
    borderRadius: radius.control,
    paddingVertical: space.sm,
    paddingHorizontal: space.sm,
    alignItems: 'center',
  },
  stacked: { gap: space.lg },
  beside: { flexDirection: 'row', gap: space.lg },
  column: { flex: 1 },
  board: { width: '100%', alignSelf: 'center', flexShrink: 1 },
  cover: {
    position: 'absolute',
    top: 0,
    right: 0,
    bottom: 0,
    left: 0,
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.md,
    padding: space.lg,
  },
  veil: { opacity: 0.9, borderRadius: radius.card },
  centered: { textAlign: 'center' },
});
