import { LinearGradient } from 'expo-linear-gradient';
import { Pressable, StyleSheet, View } from 'react-native';
import { strings } from '../strings';
import { radius, space, useTheme } from '../theme';
import { formatTime } from '../tools/time/use-now';
import { AppText } from '../ui/AppText';
import { Cover } from '../ui/Cover';
import { Icon, type IconName } from '../ui/Icon';
import { seekTo, type Track, togglePlay } from './player-store';

interface NowPlayingProps {
  track: Track;
  icon: IconName;
  seconds: number;
  isRunning: boolean;
  hasStarted: boolean;
  isShuffled: boolean;
  onStart: () => void;
  onMove: (step: number) => void;
  onShuffle: () => void;
  onFavourite: () => void;
}

const jump = 15;

export function NowPlaying(props: NowPlayingProps) {
  const { track, icon, seconds, isRunning, hasStarted, isShuffled } = props;
  const { colors } = useTheme();
  const length = Math.max(1, track.minutes * 60);
  return (
    <LinearGradient
      colors={[colors.heroFrom, colors.heroTo]}
      start={{ x: 0, y: 0 }}
      end={{ x: 1, y: 1 }}
      style={styles.card}
    >
      <View style={styles.cover}>
        <Cover name={track.title} icon={icon} height={150} />
      </View>
      <View style={styles.head}>
        <View style={styles.fill}>
          <AppText variant="title" tone="onHero" numberOfLines={1}>
            {track.title}
          </AppText>
          <AppText tone="onHero" numberOfLines={1}>
            {track.by}
          </AppText>
        </View>
        <Control
          icon={track.isFavourite ? 'heart' : 'heart-outline'}
          label={track.isFavourite ? strings.player.unlike(track.title) : strings.player.like(track.title)}
          onPress={props.onFavourite}
        />
      </View>
      <View
        role="progressbar"
        aria-label={strings.player.position}
        aria-valuemin={0}
        aria-valuemax={length}
        aria-valuenow={Math.round(seconds)}
        style={styles.track}
      >
        <View
          style={[styles.bar, { width: `${(seconds / length) * 100}%`, backgroundColor: colors.onHero }]}
        />
      </View>
      <View style={styles.times}>
        <AppText variant="caption" tone="onHero">
          {formatTime(seconds * 1000)}
        </AppText>
        <AppText variant="caption" tone="onHero">
          {formatTime(length * 1000)}
        </AppText>
      </View>
      <View style={styles.controls}>
        <Control
          icon="shuffle"
          label={strings.player.shuffle}
          isSelected={isShuffled}
          onPress={props.onShuffle}
        />
        <Control icon="play-skip-back" label={strings.player.previous} onPress={() => props.onMove(-1)} />
        <Pressable
          role="button"
          aria-label={isRunning ? strings.player.pause : strings.player.play(track.title)}
          onPress={hasStarted ? togglePlay : props.onStart}
          style={({ pressed }) => [
            styles.play,
            { backgroundColor: colors.onHero },
            pressed && styles.pressed,
          ]}
        >
          <Icon name={isRunning ? 'pause' : 'play'} size={30} tone="heroFrom" />
        </Pressable>
        <Control icon="play-skip-forward" label={strings.player.next} onPress={() => props.onMove(1)} />
        <Control
          icon="play-forward"
          label={strings.player.jump(jump)}
          onPress={() => seekTo(Math.min(length, seconds + jump))}
        />
      </View>
    </LinearGradient>
  );
}

interface ControlProps {
  icon: IconName;
  label: string;
  isSelected?: boolean;
  onPress: () => void;
}

function Control({ icon, label, isSelected, onPress }: ControlProps) {
  return (
    <Pressable
      role={isSelected === undefined ? 'button' : 'checkbox'}
      aria-label={label}
      aria-checked={isSelected}
      onPress={onPress}
      style={({ pressed }) => [styles.control, isSelected && styles.selected, pressed && styles.pressed]}
    >
      <Icon name={icon} size={22} tone="onHero" />
    </Pressable>
  );
}

const styles = StyleSheet.create({
  card: { borderRadius: radius.card, padding: space.lg, gap: space.sm },
  cover: { borderRadius: radius.control, overflow: 'hidden' },
  head: { flexDirection: 'row', alignItems: 'center', marginTop: space.xs },
  fill: { flex: 1 },
  track: { height: 6, borderRadius: 3, backgroundColor: 'rgba(255, 255, 255, 0.3)', overflow: 'hidden' },
  bar: { height: 6, borderRadius: 3 },
  times: { flexDirection: 'row', justifyContent: 'space-between' },
  controls: { flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between' },
  control: { width: 44, height: 44, borderRadius: 22, alignItems: 'center', justifyContent: 'center' },
  selected: { backgroundColor: 'rgba(255, 255, 255, 0.25)' },
  play: { width: 64, height: 64, borderRadius: 32, alignItems: 'center', justifyContent: 'center' },
  pressed: { opacity: 0.6 },
});
