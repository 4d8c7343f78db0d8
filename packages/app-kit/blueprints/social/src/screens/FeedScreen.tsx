import { Ionicons } from '@expo/vector-icons';
import { Pressable, ScrollView, StyleSheet, View } from 'react-native';
import { Avatar, PostCard } from '../components/PostCard';
import { AppText, EmptyState, IconButton, Screen } from '../components/ui';
import { meId } from '../data';
import { useRootNavigation } from '../routes';
import { useSocial } from '../store';
import { useStrings } from '../strings';
import { space, useTheme } from '../theme';

export function FeedScreen() {
  const { feed: text, appName, profile } = useStrings();
  const posts = useSocial((social) => social.posts);
  const navigation = useRootNavigation();
  const compose = () => navigation.navigate('Compose');

  return (
    <Screen
      title={appName}
      subtitle={text.today}
      right={<IconButton icon="create-outline" label={text.compose} tone="primary" onPress={compose} />}
    >
      <PeopleStrip onShare={compose} />
      {posts.length === 0 ? (
        <EmptyState
          icon="chatbubbles-outline"
          title={profile.emptyTitle}
          text={profile.emptyText}
          action={{ label: text.compose, onPress: compose }}
        />
      ) : (
        posts.map((post) => <PostCard key={post.id} post={post} />)
      )}
    </Screen>
  );
}

export function SavedScreen() {
  const text = useStrings().saved;
  const posts = useSocial((social) => social.posts);
  const navigation = useRootNavigation();
  const saved = posts.filter((post) => post.saved);

  return (
    <Screen title={text.title}>
      {saved.length === 0 ? (
        <EmptyState
          icon="bookmark-outline"
          title={text.emptyTitle}
          text={text.emptyText}
          action={{ label: text.browse, onPress: () => navigation.navigate('Tabs', { screen: 'Feed' }) }}
        />
      ) : (
        saved.map((post) => <PostCard key={post.id} post={post} />)
      )}
    </Screen>
  );
}

function PeopleStrip({ onShare }: { onShare: () => void }) {
  const text = useStrings().feed;
  const { colors } = useTheme();
  const { people, following } = useSocial();
  const navigation = useRootNavigation();
  const others = Object.values(people).filter((person) => person.id !== meId);

  return (
    <ScrollView
      horizontal
      showsHorizontalScrollIndicator={false}
      style={styles.bleed}
      contentContainerStyle={styles.strip}
    >
      <Pressable role="button" aria-label={text.compose} onPress={onShare} style={styles.story}>
        <View style={[styles.add, { borderColor: colors.primary, backgroundColor: colors.soft }]}>
          <Ionicons name="add" size={26} color={colors.primary} />
        </View>
        <AppText variant="caption" tone="muted" numberOfLines={1}>
          {text.yourStory}
        </AppText>
      </Pressable>
      {others.map((person) => (
        <Pressable
          key={person.id}
          role="link"
          aria-label={text.profileOf(person.name)}
          onPress={() => navigation.navigate('Person', { id: person.id })}
          style={styles.story}
        >
          <Avatar person={person} size={58} ring={following.includes(person.id)} />
          <AppText variant="caption" tone="muted" numberOfLines={1}>
            {person.name.split(' ')[0]}
          </AppText>
        </Pressable>
      ))}
    </ScrollView>
  );
}

const styles = StyleSheet.create({
  bleed: { marginHorizontal: -space.lg, flexGrow: 0 },
  strip: { gap: 14, paddingHorizontal: space.lg },
  story: { width: 68, alignItems: 'center', justifyContent: 'flex-end', gap: 6 },
  add: {
    width: 62,
    height: 62,
    borderRadius: 31,
    borderWidth: 2,
    borderStyle: 'dashed',
    alignItems: 'center',
    justifyContent: 'center',
  },
});
