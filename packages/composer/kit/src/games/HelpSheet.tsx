import { Modal, Pressable, StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { strings } from '../strings';
import { radius, space, useTheme } from '../theme';
import { AppText } from '../ui/AppText';
import { Button } from '../ui/Button';

interface HelpSheetProps {
  isOpen: boolean;
  lines: readonly string[];
  onClose: () => void;
}

/** How to play, from the lower edge. */
export function HelpSheet({ isOpen, lines, onClose }: HelpSheetProps) {
  const { colors } = useTheme();
  const { bottom } = useSafeAreaInsets();
  return (
    <Modal visible={isOpen} transparent animationType="fade" onRequestClose={onClose}>
      <View style={styles.fill}>
        <Pressable role="button" aria-label={strings.common.close} onPress={onClose} style={styles.veil} />
        <View style={[styles.sheet, { backgroundColor: colors.raised, paddingBottom: bottom + space.lg }]}>
          <AppText variant="title" role="heading">
            {strings.games.howTo}
          </AppText>
          {lines.map((line, index) => (
            <View key={line} style={styles.line}>
              <View style={[styles.number, { backgroundColor: colors.soft }]}>
                <AppText variant="label" tone="onSoft">
                  {index + 1}
                </AppText>
              </View>
              <AppText style={styles.text}>{line}</AppText>
            </View>
          ))}
          <Button label={strings.games.understood} onPress={onClose} />
        </View>
      </View>
    </Modal>
  );
}

const styles = StyleSheet.create({
  fill: { flex: 1, justifyContent: 'flex-end' },
  veil: { ...StyleSheet.absoluteFill, backgroundColor: 'rgba(10, 10, 20, 0.45)' },
  sheet: {
    gap: space.md,
    padding: space.lg,
    borderTopLeftRadius: radius.card + 4,
    borderTopRightRadius: radius.card + 4,
  },
  line: { flexDirection: 'row', gap: space.md, alignItems: 'flex-start' },
  number: { width: 28, height: 28, borderRadius: 14, alignItems: 'center', justifyContent: 'center' },
  text: { flex: 1, paddingTop: 2 },
});
