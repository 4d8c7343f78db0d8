import { useEffect, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { pick } from '../data/random';
import { strings } from '../strings';
import { radius, space } from '../theme';
import { formatTime, useNow } from '../tools/time/use-now';
import { AppText } from '../ui/AppText';
import { ChipRow } from '../ui/ChipRow';
import { Cover } from '../ui/Cover';
import { EmptyState } from '../ui/EmptyState';
import type { IconName } from '../ui/Icon';
import { IconButton } from '../ui/IconButton';
import { ListRow } from '../ui/ListRow';
import { Screen } from '../ui/Screen';
import { SectionTitle } from '../ui/SectionTitle';
import { NowPlaying } from './NowPlaying';
import { playedSeconds, startTrack, type Track, usePlayback } from './player-store';

interface PlayerHomeProps {
  title: string;
  icon: IconName;
  tracks: readonly Track[];
  onFavourite: (track: Track) => void;
}

/** What plays now with its controls, then the library. */
export function PlayerHome({ title, icon, tracks, onFavourite }: PlayerHomeProps) {
  const { value: playback, change } = usePlayback();
  const [filter, setFilter] = useState('all');
  const isRunning = playback.startedAt !== null;
  const now = useNow(isRunning, 500);
  const current = tracks.find(({ id }) => id === playback.id) ?? tracks[0];
  const length = (current?.minutes ?? 0) * 60;
  const seconds = Math.min(length, playedSeconds(playback, now));
  const topics = [...new Set(tracks.map(({ topic }) => topic).filter(Boolean))];
  const shown = tracks.filter(
    ({ topic, isFavourite }) =>
      filter === 'all' || (filter === 'favourites' ? isFavourite : topic === filter),
  );

  const move = (step: number) => {
    const others = tracks.filter(({ id }) => id !== current?.id);
    const index = tracks.findIndex(({ id }) => id === current?.id);
    const next = playback.isShuffled ? pick(others) : tracks[(index + step + tracks.length) % tracks.length];
    if (next) startTrack(next.id);
  };
  const hasEnded = isRunning && length > 0 && seconds >= length;
  useEffect(() => {
    if (hasEnded) move(1);
  });

  return (
    <Screen title={title}>
      {current ? (
        <NowPlaying
          track={current}
          icon={icon}
          seconds={seconds}
          isRunning={isRunning}
          isShuffled={playback.isShuffled}
          onStart={() => startTrack(current.id)}
          hasStarted={playback.id === current.id}
          onMove={move}
          onShuffle={() => change((kept) => ({ ...kept, isShuffled: !kept.isShuffled }))}
          onFavourite={() => onFavourite(current)}
        />
      ) : (
        <EmptyState
          icon="musical-notes-outline"
          title={strings.player.empty}
          text={strings.player.emptyText}
        />
      )}
      {tracks.length > 0 ? <SectionTitle title={strings.player.library} /> : null}
      {tracks.length > 0 ? (
        <ChipRow
          label={strings.player.library}
          value={filter}
          onChange={setFilter}
          options={[
            { value: 'all', label: strings.common.all },
            { value: 'favourites', label: strings.player.favourites },
            ...topics.map((topic) => ({ value: topic, label: topic })),
          ]}
        />
      ) : null}
      {shown.map((track) => (
        <ListRow
          key={track.id}
          title={track.title}
          subtitle={track.by}
          leading={
            <View style={styles.cover}>
              <Cover
                name={track.title}
                icon={track.id === current?.id && isRunning ? 'volume-high' : icon}
                height={52}
                width={52}
              />
            </View>
          }
          trailing={
            <View style={styles.side}>
              <AppText variant="caption" tone="muted">
                {formatTime(track.minutes * 60_000)}
              </AppText>
              <IconButton
                plain
                icon={track.isFavourite ? 'heart' : 'heart-outline'}
                tone={track.isFavourite ? 'danger' : 'muted'}
                label={
                  track.isFavourite ? strings.player.unlike(track.title) : strings.player.like(track.title)
                }
                onPress={() => onFavourite(track)}
              />
            </View>
          }
          onPress={() => startTrack(track.id)}
        />
      ))}
      <AppText variant="caption" tone="muted">
        {strings.player.silent}
      </AppText>
    </Screen>
  );
}

const styles = StyleSheet.create({
  cover: { borderRadius: radius.control, overflow: 'hidden' },
  side: { flexDirection: 'row', alignItems: 'center', gap: space.xs },
});
