import { Pressable, StyleSheet, View } from 'react-native';
import { strings } from '../../strings';
import { useTheme } from '../../theme';
import { SquareBoard } from '../SquareBoard';
import { type Gems, size } from './board';
import { Gem } from './Gem';

interface MatchBoardProps {
  gems: Gems;
  removing: readonly number[];
  selected: number | null;
  onPress: (index: number) => void;
}

export function MatchBoard({ gems, removing, selected, onPress }: MatchBoardProps) {
  const { colors } = useTheme();
  const gone = new Set(removing);
  return (
    <SquareBoard color={colors.sunken}>
      {gems.map((kind, index) => (
        <Pressable
          key={index}
          role="button"
          aria-label={strings.matchThree.cell(
            Math.floor(index / size) + 1,
            (index % size) + 1,
            strings.matchThree.kinds[kind] ?? '',
          )}
          aria-selected={index === selected}
          onPress={() => onPress(index)}
          style={({ pressed }) => [
            styles.cell,
            index === selected && { backgroundColor: colors.soft, borderColor: colors.primary },
            pressed && styles.pressed,
          ]}
        >
          <View style={[styles.gem, gone.has(index) && styles.gone]}>
            <Gem kind={kind} />
          </View>
        </Pressable>
      ))}
    </SquareBoard>
  );
}

const styles = StyleSheet.create({
  cell: {
    width: '12.5%',
    height: '12.5%',
    borderRadius: 10,
    borderWidth: 2,
    borderColor: 'transparent',
    alignItems: 'center',
    justifyContent: 'center',
  },
  gem: { width: '100%', height: '100%', alignItems: 'center', justifyContent: 'center' },
  gone: { opacity: 0.25, transform: [{ scale: 0.6 }] },
  pressed: { opacity: 0.6 },
});
