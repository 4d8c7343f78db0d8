import { StyleSheet, View } from 'react-native';
import Svg from 'react-native-svg';
import { formatNumber } from '../../data/numbers';
import { strings } from '../../strings';
import { radius, space, useTheme } from '../../theme';
import { AppText } from '../../ui/AppText';
import { IconButton } from '../../ui/IconButton';
import { Block } from './BlocksBoard';
import { type BlocksState, levelOf } from './engine';
import { boxOf, cellsOf } from './pieces';

/** The next piece, the level and the rows, beside the board. */
export function BlocksSide({ game, onPause }: { game: BlocksState; onPause: () => void }) {
  const { colors } = useTheme();
  const box = boxOf(game.next);
  return (
    <>
      <View style={[styles.tile, { backgroundColor: colors.sunken }]} aria-label={strings.blocks.next}>
        <AppText variant="caption" tone="muted">
          {strings.blocks.next}
        </AppText>
        <Svg width={56} height={56} viewBox={`${(box - 4) / 2} ${(box - 4) / 2} 4 4`} aria-hidden>
          {cellsOf(game.next, 0).map(({ x, y }) => (
            <Block key={`${x}-${y}`} name={game.next} x={x} y={y} />
          ))}
        </Svg>
      </View>
      {[
        { label: strings.blocks.level, value: levelOf(game) },
        { label: strings.blocks.lines, value: game.lines },
      ].map(({ label, value }) => (
        <View key={label} style={[styles.tile, { backgroundColor: colors.sunken }]}>
          <AppText variant="caption" tone="muted">
            {label}
          </AppText>
          <AppText variant="heading">{formatNumber(value)}</AppText>
        </View>
      ))}
      <View style={styles.pause}>
        <IconButton icon="pause" label={strings.running.pause} onPress={onPause} />
      </View>
    </>
  );
}

const styles = StyleSheet.create({
  pause: { alignItems: 'center' },
  tile: { alignItems: 'center', gap: space.xs, padding: space.sm, borderRadius: radius.control },
});
