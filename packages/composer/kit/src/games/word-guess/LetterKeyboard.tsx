import { Pressable, StyleSheet, View } from 'react-native';
import { strings } from '../../strings';
import { space, useTheme } from '../../theme';
import { AppText } from '../../ui/AppText';
import { Icon, type IconName } from '../../ui/Icon';
import type { LetterState } from './engine';

interface LetterKeyboardProps {
  rows: readonly string[];
  /** Language of the letters. */
  locale: string;
  known: Partial<Record<string, LetterState>>;
  onLetter: (letter: string) => void;
  /** Both are left out where one letter is enough. */
  onErase?: () => void;
  onSubmit?: () => void;
  canSubmit?: boolean;
}

export function LetterKeyboard({
  rows,
  locale,
  known,
  onLetter,
  onErase,
  onSubmit,
  canSubmit,
}: LetterKeyboardProps) {
  const { colors } = useTheme();
  const looks = {
    right: { background: colors.success, ink: colors.page },
    elsewhere: { background: colors.warningSoft, ink: colors.warning },
    absent: { background: colors.page, ink: colors.faint },
  };
  return (
    <View style={styles.keyboard}>
      {rows.map((row, index) => (
        <View key={row} style={styles.row}>
          {index === rows.length - 1 && onSubmit ? (
            <SideKey
              icon="checkmark"
              label={strings.words.submit}
              isActive={canSubmit === true}
              onPress={onSubmit}
            />
          ) : null}
          {Array.from(row).map((letter) => {
            const state = known[letter];
            const look = state ? looks[state] : { background: colors.sunken, ink: colors.ink };
            return (
              <Pressable
                key={letter}
                role="button"
                aria-label={letter.toLocaleUpperCase(locale)}
                onPress={() => onLetter(letter)}
                style={({ pressed }) => [
                  styles.key,
                  { backgroundColor: look.background },
                  pressed && styles.pressed,
                ]}
              >
                <AppText variant="button" style={{ color: look.ink }} maxFontSizeMultiplier={1.2}>
                  {letter.toLocaleUpperCase(locale)}
                </AppText>
              </Pressable>
            );
          })}
          {index === rows.length - 1 && onErase ? (
            <SideKey icon="backspace-outline" label={strings.words.erase} onPress={onErase} />
          ) : null}
        </View>
      ))}
    </View>
  );
}

interface SideKeyProps {
  icon: IconName;
  label: string;
  isActive?: boolean;
  onPress: () => void;
}

function SideKey({ icon, label, isActive, onPress }: SideKeyProps) {
  const { colors } = useTheme();
  return (
    <Pressable
      role="button"
      aria-label={label}
      onPress={onPress}
      style={({ pressed }) => [
        styles.key,
        styles.side,
        { backgroundColor: isActive ? colors.primary : colors.sunken },
        pressed && styles.pressed,
      ]}
    >
      <Icon name={icon} size={20} tone={isActive ? 'onPrimary' : 'ink'} />
    </Pressable>
  );
}

const styles = StyleSheet.create({
  keyboard: { gap: 6, marginHorizontal: -space.md },
  row: { flexDirection: 'row', justifyContent: 'center', gap: 4 },
  key: {
    flex: 1,
    maxWidth: 44,
    minHeight: 50,
    borderRadius: 8,
    alignItems: 'center',
    justifyContent: 'center',
  },
  side: { flex: 1.6, maxWidth: 64 },
  pressed: { opacity: 0.5 },
});
