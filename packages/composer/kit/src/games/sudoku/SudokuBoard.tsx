import { Pressable, StyleSheet, View } from 'react-native';
import { strings } from '../../strings';
import { radius, useTheme } from '../../theme';
import { AppText } from '../../ui/AppText';
import { conflicts, type Sudoku, seesCell } from './engine';

interface SudokuBoardProps {
  sudoku: Sudoku;
  selected: number | null;
  onSelect: (index: number) => void;
}

export function SudokuBoard({ sudoku, selected, onSelect }: SudokuBoardProps) {
  const { colors } = useTheme();
  const { size, box, values, given } = sudoku;
  const wrong = conflicts(sudoku);
  const chosen = selected === null ? 0 : (values[selected] ?? 0);
  return (
    <View style={[styles.board, { borderColor: colors.muted, backgroundColor: colors.raised }]}>
      {values.map((value, index) => {
        const row = Math.floor(index / size);
        const column = index % size;
        const isNear = selected !== null && seesCell(size, box, selected, index);
        const isEqual = chosen > 0 && value === chosen;
        const background =
          index === selected || isEqual ? colors.soft : isNear ? colors.sunken : colors.raised;
        const tone = wrong.has(index) ? 'danger' : given[index] ? 'ink' : 'primaryInk';
        return (
          <Pressable
            key={index}
            role="button"
            aria-label={strings.sudoku.cell(row + 1, column + 1, value)}
            aria-selected={index === selected}
            onPress={() => onSelect(index)}
            style={[
              styles.cell,
              {
                width: `${100 / size}%`,
                backgroundColor: background,
                borderColor: colors.line,
                borderRightWidth: column === size - 1 ? 0 : (column + 1) % box.width === 0 ? 2 : 1,
                borderBottomWidth: row === size - 1 ? 0 : (row + 1) % box.height === 0 ? 2 : 1,
                borderRightColor: (column + 1) % box.width === 0 ? colors.muted : colors.line,
                borderBottomColor: (row + 1) % box.height === 0 ? colors.muted : colors.line,
              },
            ]}
          >
            <AppText variant={size === 9 ? 'heading' : 'title'} tone={tone}>
              {value === 0 ? '' : value}
            </AppText>
          </Pressable>
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  board: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    borderWidth: 2,
    borderRadius: radius.control,
    overflow: 'hidden',
  },
  cell: { aspectRatio: 1, alignItems: 'center', justifyContent: 'center' },
});
