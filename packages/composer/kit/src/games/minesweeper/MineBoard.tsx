import { Pressable, StyleSheet, View } from 'react-native';
import { strings } from '../../strings';
import { useTheme } from '../../theme';
import { AppText } from '../../ui/AppText';
import { Icon } from '../../ui/Icon';
import type { MineCell, MineField } from './engine';

const lightInks = [
  '',
  '#1F5FBF',
  '#227A3C',
  '#BF2F2F',
  '#5B2FA8',
  '#8A4B08',
  '#0B6E74',
  '#333333',
  '#666666',
];
const darkInks = ['', '#8DB8FF', '#7FD69A', '#FF9C9C', '#C5A8FF', '#F2B872', '#7FDDE3', '#DDDDDD', '#BBBBBB'];

interface MineBoardProps {
  field: MineField;
  onPress: (index: number) => void;
  onHold: (index: number) => void;
}

function describe({ isOpen, isFlagged, isMine, near }: MineCell): string {
  if (isOpen) return isMine ? strings.mines.mine : strings.mines.near(near);
  return isFlagged ? strings.mines.flagged : strings.mines.closed;
}

export function MineBoard({ field, onPress, onHold }: MineBoardProps) {
  const { colors, dark } = useTheme();
  const inks = dark ? darkInks : lightInks;
  const width = `${100 / field.columns}%` as const;
  return (
    <View style={styles.board}>
      {field.cells.map((cell, index) => {
        const row = Math.floor(index / field.columns) + 1;
        const column = (index % field.columns) + 1;
        return (
          <View key={index} style={[styles.slot, { width }]}>
            <Pressable
              role="button"
              aria-label={strings.mines.cell(row, column, describe(cell))}
              onPress={() => onPress(index)}
              onLongPress={() => onHold(index)}
              style={({ pressed }) => [
                styles.cell,
                { backgroundColor: cell.isOpen ? colors.sunken : colors.primary },
                cell.isOpen && cell.isMine && { backgroundColor: colors.dangerSoft },
                pressed && styles.pressed,
              ]}
            >
              {cell.isOpen && cell.isMine ? <Icon name="nuclear" size={20} tone="danger" /> : null}
              {cell.isOpen && !cell.isMine && cell.near > 0 ? (
                <AppText variant="button" style={{ color: inks[cell.near] }}>
                  {cell.near}
                </AppText>
              ) : null}
              {!cell.isOpen && cell.isFlagged ? <Icon name="flag" size={18} tone="onPrimary" /> : null}
            </Pressable>
          </View>
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  board: { flexDirection: 'row', flexWrap: 'wrap', margin: -2, userSelect: 'none' },
  slot: { padding: 2 },
  cell: { aspectRatio: 1, borderRadius: 8, alignItems: 'center', justifyContent: 'center' },
  pressed: { opacity: 0.6 },
});
