import { Ionicons } from '@expo/vector-icons';
import { LinearGradient } from 'expo-linear-gradient';
import { StyleSheet, View } from 'react-native';
import { AppText, Button, Card, Screen, Segmented } from '../components/ui';
import { useRootNavigation } from '../routes';
import { useSettings } from '../settings';
import { bestScore, useGame } from '../store';
import { useStrings } from '../strings';
import { radius, space, useTheme } from '../theme';

const heroTiles = [
  { value: '2', background: '#FFF3DC', ink: '#4B3A21', turn: '-10deg', lift: 10 },
  { value: '0', background: '#FFC46B', ink: '#402A06', turn: '6deg', lift: -6 },
  { value: '4', background: '#FF7A59', ink: '#3A0F04', turn: '-5deg', lift: 4 },
  { value: '8', background: '#1C8FE3', ink: '#FFFFFF', turn: '9deg', lift: -8 },
] as const;

export function HomeScreen() {
  const { home: text, appName } = useStrings();
  const { colors } = useTheme();
  const language = useSettings((settings) => settings.language);
  const { size, setSize, points, over, scores, start } = useGame();
  const navigation = useRootNavigation();
  const best = bestScore(scores, points);
  const canResume = points > 0 && !over;

  return (
    <Screen title={appName} subtitle={text.tagline}>
      <LinearGradient
        colors={[colors.heroFrom, colors.heroTo]}
        start={{ x: 0, y: 0 }}
        end={{ x: 1, y: 1 }}
        style={styles.hero}
      >
        <View style={styles.heroTiles} aria-hidden>
          {heroTiles.map(({ value, background, ink, turn, lift }) => (
            <View
              key={value}
              style={[
                styles.heroTile,
                { backgroundColor: background, transform: [{ rotate: turn }, { translateY: lift }] },
              ]}
            >
              <AppText variant="display" style={{ color: ink }}>
                {value}
              </AppText>
            </View>
          ))}
        </View>
        <View style={styles.best}>
          <AppText variant="label" tone="onHero" style={styles.dim}>
            {text.best}
          </AppText>
          <AppText variant={best > 0 ? 'display' : 'heading'} tone="onHero">
            {best > 0 ? best.toLocaleString(language) : text.none}
          </AppText>
        </View>
      </LinearGradient>

      <View style={styles.actions}>
        {canResume ? (
          <Button icon="play" label={text.resume} onPress={() => navigation.navigate('Game')} />
        ) : null}
        <Button
          kind={canResume ? 'soft' : 'primary'}
          icon={canResume ? 'refresh' : 'play'}
          label={text.start}
          onPress={() => {
            start();
            navigation.navigate('Game');
          }}
        />
      </View>

      <View style={styles.choice}>
        <AppText variant="label" tone="muted">
          {text.board}
        </AppText>
        <Segmented
          label={text.board}
          value={size === 4 ? 'classic' : 'large'}
          onChange={(value) => setSize(value === 'classic' ? 4 : 5)}
          options={[
            { value: 'classic', label: text.classic },
            { value: 'large', label: text.large },
          ]}
        />
      </View>

      <Card label={text.howTo} onPress={() => navigation.navigate('HowTo')} style={styles.howTo}>
        <View style={[styles.howToIcon, { backgroundColor: colors.soft }]}>
          <Ionicons name="bulb" size={20} color={colors.primary} />
        </View>
        <View style={styles.grow}>
          <AppText variant="heading">{text.howTo}</AppText>
          <AppText variant="caption" tone="muted">
            {text.howToHint}
          </AppText>
        </View>
        <Ionicons name="chevron-forward" size={18} color={colors.faint} />
      </Card>
    </Screen>
  );
}

const styles = StyleSheet.create({
  hero: { borderRadius: radius.card, padding: space.lg, gap: space.lg, alignItems: 'center' },
  heroTiles: { flexDirection: 'row', gap: space.sm, paddingVertical: 18 },
  heroTile: {
    width: 62,
    height: 62,
    borderRadius: 16,
    alignItems: 'center',
    justifyContent: 'center',
    boxShadow: '0 8px 18px rgba(0, 0, 0, 0.22)',
  },
  best: { alignItems: 'center', gap: 2 },
  dim: { opacity: 0.85 },
  actions: { gap: space.md },
  choice: { gap: space.sm },
  howTo: { flexDirection: 'row', alignItems: 'center', gap: space.md, paddingVertical: 14 },
  howToIcon: { width: 42, height: 42, borderRadius: 14, alignItems: 'center', justifyContent: 'center' },
  grow: { flex: 1 },
});
