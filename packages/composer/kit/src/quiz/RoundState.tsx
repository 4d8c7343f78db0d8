import { StyleSheet, View } from 'react-native';
import { strings } from '../strings';
import { space, useTheme } from '../theme';
import { AppText } from '../ui/AppText';
import { Icon } from '../ui/Icon';

interface RoundStateProps {
  seconds: number | undefined;
  lives: number | undefined;
  all: number | undefined;
}

/** The time that is left for the question, and how many mistakes are still allowed. */
export function RoundState({ seconds, lives, all }: RoundStateProps) {
  const { colors } = useTheme();
  if (seconds === undefined && lives === undefined) return null;
  return (
    <View style={styles.row}>
      {seconds === undefined ? null : (
        <View style={styles.part}>
          <Icon name="timer-outline" tone={seconds <= 5 ? 'danger' : 'muted'} />
          <AppText variant="label" role="timer" style={{ color: seconds <= 5 ? colors.danger : colors.ink }}>
            {strings.round.seconds(seconds)}
          </AppText>
        </View>
      )}
      {lives === undefined ? null : (
        <View role="img" aria-label={strings.round.lives(lives)} style={styles.part}>
          {Array.from({ length: Math.min(all ?? lives, 10) }, (_, index) => (
            <Icon
              key={index}
              name={index < lives ? 'heart' : 'heart-outline'}
              tone={index < lives ? 'danger' : 'faint'}
            />
          ))}
        </View>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', justifyContent: 'space-between', alignItems: 'center', minHeight: 28 },
  part: { flexDirection: 'row', alignItems: 'center', gap: space.xs, flexShrink: 1, flexWrap: 'wrap' },
});
