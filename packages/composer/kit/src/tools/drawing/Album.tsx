import { Pressable, ScrollView, StyleSheet, View } from 'react-native';
import { strings } from '../../strings';
import { radius, space, useTheme } from '../../theme';
import { AppText } from '../../ui/AppText';
import { Paper } from './Paper';
import type { Drawing } from './strokes';

interface AlbumProps {
  drawings: readonly Drawing[];
  chosen: string;
  onChoose: (id: string) => void;
}

/** All drawings as small pictures in one line. */
export function Album({ drawings, chosen, onChoose }: AlbumProps) {
  const { colors } = useTheme();
  if (drawings.length < 2) return null;
  return (
    <ScrollView
      horizontal
      role="group"
      aria-label={strings.drawing.album}
      showsHorizontalScrollIndicator={false}
      style={styles.row}
      contentContainerStyle={styles.content}
    >
      {drawings.map(({ id, name, strokes }) => (
        <Pressable
          key={id}
          role="button"
          aria-label={name}
          aria-selected={id === chosen}
          onPress={() => onChoose(id)}
          style={styles.item}
        >
          <View style={[styles.picture, { borderColor: id === chosen ? colors.primary : colors.line }]}>
            <Paper strokes={strokes} />
          </View>
          <AppText variant="caption" tone={id === chosen ? 'ink' : 'muted'} numberOfLines={1}>
            {name}
          </AppText>
        </Pressable>
      ))}
    </ScrollView>
  );
}

const styles = StyleSheet.create({
  row: { flexGrow: 0, marginHorizontal: -space.lg },
  content: { paddingHorizontal: space.lg, gap: space.md },
  item: { width: 88, gap: 4 },
  picture: {
    width: 88,
    height: 88,
    borderRadius: radius.control,
    borderWidth: 2,
    overflow: 'hidden',
    backgroundColor: '#ffffff',
  },
});
