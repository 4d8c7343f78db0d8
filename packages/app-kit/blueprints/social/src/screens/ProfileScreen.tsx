import type { NativeStackScreenProps } from '@react-navigation/native-stack';
import { LinearGradient } from 'expo-linear-gradient';
import { StyleSheet, View } from 'react-native';
import { Avatar, PostCard } from '../components/PostCard';
import { AppText, Button, Card, EmptyState, Screen } from '../components/ui';
import { meId, type Person } from '../data';
import { type RootStackParams, useRootNavigation } from '../routes';
import { useSocial } from '../store';
import { useStrings } from '../strings';
import { radius, space, useTheme } from '../theme';

export function MyProfileScreen() {
  const me = useSocial((social) => social.people[meId]);
  const text = useStrings().tabs;
  return <Screen title={text.Profile}>{me ? <Profile person={me} /> : null}</Screen>;
}

export function PersonScreen({ route }: NativeStackScreenProps<RootStackParams, 'Person'>) {
  const person = useSocial((social) => social.people[route.params.id]);
  return (
    <Screen back title={person?.name ?? ''}>
      {person ? <Profile person={person} /> : null}
    </Screen>
  );
}

function Profile({ person }: { person: Person }) {
  const { profile: text, feed } = useStrings();
  const { colors } = useTheme();
  const { posts, following, toggleFollow } = useSocial();
  const navigation = useRootNavigation();
  const own = posts.filter((post) => post.personId === person.id);
  const isMe = person.id === meId;
  const follows = following.includes(person.id);

  return (
    <>
      <Card style={styles.card}>
        <LinearGradient
          colors={[colors.heroFrom, colors.heroTo]}
          start={{ x: 0, y: 0 }}
          end={{ x: 1, y: 1 }}
          style={styles.cover}
        />
        <View style={[styles.portrait, { backgroundColor: colors.card }]}>
          <Avatar person={person} size={84} />
        </View>
        <AppText variant="title">{person.name}</AppText>
        <AppText tone="muted">@{person.handle}</AppText>
        <AppText style={styles.centered}>{text.bio}</AppText>
        <View style={styles.figures}>
          <Figure label={text.posts} value={own.length} />
          <Figure label={text.followers} value={person.name.length * 17 + (follows ? 1 : 0)} />
          <Figure label={text.following} value={isMe ? following.length : person.handle.length * 9} />
        </View>
        <Button
          style={styles.wide}
          kind={follows ? 'soft' : 'primary'}
          icon={isMe ? 'create-outline' : follows ? 'checkmark' : 'person-add-outline'}
          label={isMe ? feed.compose : follows ? text.unfollow : text.follow}
          onPress={() => (isMe ? navigation.navigate('Compose') : toggleFollow(person.id))}
        />
      </Card>
      {own.length === 0 ? (
        <EmptyState icon="images-outline" title={text.emptyTitle} text={text.emptyText} />
      ) : (
        own.map((post) => <PostCard key={post.id} post={post} />)
      )}
    </>
  );
}

function Figure({ label, value }: { label: string; value: number }) {
  return (
    <View style={styles.figure}>
      <AppText variant="heading">{value}</AppText>
      <AppText variant="caption" tone="muted">
        {label}
      </AppText>
    </View>
  );
}

const styles = StyleSheet.create({
  card: { alignItems: 'center', overflow: 'hidden', gap: space.xs },
  cover: { position: 'absolute', top: 0, left: 0, right: 0, height: 96 },
  portrait: { borderRadius: 48, padding: 4, marginTop: 26 },
  centered: { textAlign: 'center', marginTop: space.xs },
  figures: { flexDirection: 'row', marginVertical: space.md, alignSelf: 'stretch' },
  figure: { flex: 1, alignItems: 'center' },
  wide: { alignSelf: 'stretch', borderRadius: radius.control },
});
