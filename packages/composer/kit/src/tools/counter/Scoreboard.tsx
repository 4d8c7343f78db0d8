import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { newId } from '../../data/collection';
import { createKept } from '../../data/kept';
import { formatNumber } from '../../data/numbers';
import { strings } from '../../strings';
import { radius, space, useTheme } from '../../theme';
import { AppText } from '../../ui/AppText';
import { Avatar } from '../../ui/Avatar';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { TextField } from '../../ui/fields/TextField';
import { Hero } from '../../ui/Hero';
import { Icon } from '../../ui/Icon';
import { IconButton } from '../../ui/IconButton';
import { Screen } from '../../ui/Screen';
import { SectionTitle } from '../../ui/SectionTitle';
import { Segmented } from '../../ui/Segmented';
import { NumberInput } from '../NumberInput';

interface Player {
  id: string;
  name: string;
}

interface Match {
  players: Player[];
  /** Points by player, one entry per round. */
  rounds: Record<string, number>[];
  lowestWins: boolean;
}

export const useScoreboard = createKept<Match>('tool-scoreboard', () => ({
  players: [
    { id: 'a', name: strings.scoreboard.first },
    { id: 'b', name: strings.scoreboard.second },
  ],
  rounds: [],
  lowestWins: false,
}));

const playerMaximum = 8;

/** Rounds and totals of a game at a table. */
export function Scoreboard({ title }: { title: string }) {
  const { surface } = useTheme();
  const { value: match, change } = useScoreboard();
  const [entry, setEntry] = useState<Record<string, number | null>>({});
  const [isEditing, setIsEditing] = useState(false);
  const totalOf = (id: string) => match.rounds.reduce((total, round) => total + (round[id] ?? 0), 0);
  const ranked = [...match.players].sort(
    (a, b) => (totalOf(b.id) - totalOf(a.id)) * (match.lowestWins ? -1 : 1),
  );
  const leader = ranked[0];

  const addRound = () => {
    const round = Object.fromEntries(match.players.map(({ id }) => [id, entry[id] ?? 0]));
    change((kept) => ({ ...kept, rounds: [...kept.rounds, round] }));
    setEntry({});
  };
  const rename = (id: string, name: string) =>
    change((kept) => ({
      ...kept,
      players: kept.players.map((player) => (player.id === id ? { ...player, name } : player)),
    }));

  return (
    <Screen
      title={title}
      right={
        <IconButton
          icon={isEditing ? 'checkmark' : 'people-outline'}
          label={strings.scoreboard.players}
          selected={isEditing}
          onPress={() => setIsEditing(!isEditing)}
        />
      }
    >
      {leader && match.rounds.length > 0 ? (
        <Hero
          label={strings.scoreboard.leader}
          value={leader.name}
          note={strings.scoreboard.note(formatNumber(totalOf(leader.id)), match.rounds.length)}
          side={<Icon name="trophy" size={44} tone="onHero" />}
        />
      ) : null}
      {isEditing ? (
        <Card style={styles.form}>
          {match.players.map((player) => (
            <View key={player.id} style={styles.edit}>
              <View style={styles.fill}>
                <TextField
                  label={strings.scoreboard.name}
                  value={player.name}
                  maxLength={30}
                  onChange={(name) => rename(player.id, name)}
                />
              </View>
              {match.players.length > 2 ? (
                <IconButton
                  plain
                  icon="trash-outline"
                  label={strings.tools.removeEntry(player.name)}
                  onPress={() =>
                    change((kept) => ({
                      ...kept,
                      players: kept.players.filter(({ id }) => id !== player.id),
                    }))
                  }
                />
              ) : null}
            </View>
          ))}
          {match.players.length < playerMaximum ? (
            <Button
              kind="soft"
              icon="add"
              label={strings.scoreboard.add}
              onPress={() =>
                change((kept) => ({
                  ...kept,
                  players: [
                    ...kept.players,
                    { id: newId(), name: strings.scoreboard.fresh(kept.players.length + 1) },
                  ],
                }))
              }
            />
          ) : null}
          <Segmented
            label={strings.scoreboard.winner}
            value={match.lowestWins ? 'lowest' : 'highest'}
            onChange={(value) => change((kept) => ({ ...kept, lowestWins: value === 'lowest' }))}
            options={[
              { value: 'highest', label: strings.scoreboard.highest },
              { value: 'lowest', label: strings.scoreboard.lowest },
            ]}
          />
          <Button
            kind="danger"
            label={strings.scoreboard.restart}
            onPress={() => change((kept) => ({ ...kept, rounds: [] }))}
          />
        </Card>
      ) : null}
      <View style={styles.players}>
        {ranked.map((player) => (
          <View key={player.id} style={[styles.player, surface]}>
            <Avatar name={player.name} />
            <AppText variant="heading" style={styles.fill} numberOfLines={1}>
              {player.name}
            </AppText>
            <AppText variant="title">{formatNumber(totalOf(player.id))}</AppText>
          </View>
        ))}
      </View>
      <SectionTitle title={strings.scoreboard.round(match.rounds.length + 1)} />
      <View style={styles.entries}>
        {match.players.map((player) => (
          <View key={player.id} style={styles.entry}>
            <NumberInput
              label={player.name}
              value={entry[player.id] ?? null}
              onChange={(value) => setEntry({ ...entry, [player.id]: value })}
            />
          </View>
        ))}
      </View>
      <View style={styles.actions}>
        <Button
          icon="checkmark"
          label={strings.scoreboard.write}
          disabled={Object.values(entry).every((value) => value === null)}
          onPress={addRound}
          style={styles.fill}
        />
        {match.rounds.length > 0 ? (
          <IconButton
            icon="arrow-undo"
            label={strings.scoreboard.undo}
            onPress={() => change((kept) => ({ ...kept, rounds: kept.rounds.slice(0, -1) }))}
          />
        ) : null}
      </View>
    </Screen>
  );
}

const styles = StyleSheet.create({
  form: { gap: space.md },
  edit: { flexDirection: 'row', alignItems: 'flex-end' },
  fill: { flex: 1 },
  players: { gap: space.sm },
  player: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.md,
    minHeight: 64,
    paddingHorizontal: space.md + 4,
    borderRadius: radius.card,
  },
  entries: { flexDirection: 'row', flexWrap: 'wrap', gap: space.md },
  entry: { flexGrow: 1, flexBasis: '40%' },
  actions: { flexDirection: 'row', alignItems: 'center', gap: space.md },
});
