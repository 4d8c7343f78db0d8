import { Modal, Pressable, StyleSheet, TextInput, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { strings } from '../strings';
import { radius, space, type, useTheme } from '../theme';
import { AppText } from '../ui/AppText';
import { Button } from '../ui/Button';
import type { SharedText } from './shared-text';

/** The text to select and copy, where there is no share menu. */
export function CopySheet({ title, text, onClose }: SharedText & { onClose: () => void }) {
  const { colors } = useTheme();
  const { bottom } = useSafeAreaInsets();
  return (
    <Modal visible transparent animationType="fade" onRequestClose={onClose}>
      <View style={styles.fill}>
        <Pressable role="button" aria-label={strings.common.close} onPress={onClose} style={styles.veil} />
        <View style={[styles.sheet, { backgroundColor: colors.raised, paddingBottom: bottom + space.lg }]}>
          <AppText variant="title" role="heading" numberOfLines={2}>
            {title}
          </AppText>
          <AppText tone="muted">{strings.sharing.copyHint}</AppText>
          <TextInput
            aria-label={strings.sharing.text}
            value={text}
            editable={false}
            multiline
            selectTextOnFocus
            style={[styles.text, type.body, { color: colors.ink, backgroundColor: colors.sunken }]}
          />
          <Button kind="soft" label={strings.common.close} onPress={onClose} />
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
  text: {
    height: 220,
    padding: space.md,
    borderRadius: radius.control,
    textAlignVertical: 'top',
    outlineStyle: 'solid',
    outlineWidth: 0,
  },
});
