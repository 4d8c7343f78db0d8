import { StyleSheet, View } from 'react-native';
import { strings } from '../../strings';
import { useTheme } from '../../theme';
import { AppText } from '../../ui/AppText';
import type { LetterState } from './engine';

/** One letter of a guess; the state is also readable without colours. */
export function LetterBox({ letter, state }: { letter: string; state?: LetterState }) {
  const { colors } = useTheme();
  const looks = {
    right: { background: colors.success, ink: colors.page, name: strings.words.right },
    elsewhere: { background: colors.warningSoft, ink: colors.warning, name: strings.words.elsewhere },
    absent: { background: colors.line, ink: colors.muted, name: strings.words.absent },
  };
  const look = state ? looks[state] : { background: colors.raised, ink: colors.ink, name: '' };
  return (
    <View
      role="img"
      aria-label={letter ? `${letter} ${look.name}` : strings.words.empty}
      style={[
        styles.box,
        { backgroundColor: look.background, borderColor: letter && !state ? colors.muted : look.background },
        state === 'elsewhere' && { borderColor: colors.warning },
      ]}
    >
      <AppText variant="title" style={{ color: look.ink }}>
        {letter}
      </AppText>
    </View>
  );
}

const styles = StyleSheet.create({
  box: {
    width: 50,
    height: 50,
    borderRadius: 10,
    borderWidth: 2,
    alignItems: 'center',
    justifyContent: 'center',
  },
});
