import { useState } from 'react';
import { Pressable, ScrollView, StyleSheet, View } from 'react-native';
import { strings } from '../strings';
import { space, useTheme } from '../theme';
import { AppText } from '../ui/AppText';
import { Avatar } from '../ui/Avatar';
import { EmptyState } from '../ui/EmptyState';
import { Icon } from '../ui/Icon';
import { Screen } from '../ui/Screen';
import { Segmented } from '../ui/Segmented';
import { PostCard } from './PostCard';
import type { Post, PostActions } from './post';
import { toggled, useSocial } from './social-store';

interface FeedHomeProps {
  title: string;
  posts: readonly Post[];
  actions: PostActions;
  onCompose: () => void;
}

/** What is new: people at the top, then posts, the last one first. */
export function FeedHome({ title, posts, actions, onCompose }: FeedHomeProps) {
  const { colors } = useTheme();
  const { value: social, change } = useSocial();
  const [view, setView] = useState<'all' | 'following' | 'saved'>('all');
  const people = [...new Set(posts.map(({ author }) => author))].filter((name) => name !== social.name);
  const shown = posts
    .filter(({ author }) => view !== 'following' || social.following.includes(author))
    .filter(({ id }) => view !== 'saved' || social.saved.includes(id));

  return (
    <Screen title={title}>
      <ScrollView
        horizontal
        showsHorizontalScrollIndicator={false}
        style={styles.people}
        contentContainerStyle={styles.strip}
      >
        <Pressable
          role="button"
          aria-label={strings.social.compose}
          onPress={onCompose}
          style={styles.person}
        >
          <View style={[styles.add, { borderColor: colors.primary, backgroundColor: colors.soft }]}>
            <Icon name="add" size={26} tone="onSoft" />
          </View>
          <AppText variant="caption" tone="muted" numberOfLines={1}>
            {strings.social.share}
          </AppText>
        </Pressable>
        {people.map((name) => {
          const follows = social.following.includes(name);
          return (
            <Pressable
              key={name}
              role="button"
              aria-label={follows ? strings.social.unfollow(name) : strings.social.follow(name)}
              onPress={() => change((kept) => ({ ...kept, following: toggled(kept.following, name) }))}
              style={styles.person}
            >
              <View style={[styles.ring, { borderColor: follows ? colors.primary : colors.line }]}>
                <Avatar name={name} size={54} />
              </View>
              <AppText variant="caption" tone={follows ? 'primaryInk' : 'muted'} numberOfLines={1}>
                {name.split(' ')[0]}
              </AppText>
            </Pressable>
          );
        })}
      </ScrollView>
      <Segmented
        label={title}
        value={view}
        onChange={setView}
        options={[
          { value: 'all', label: strings.common.all },
          { value: 'following', label: strings.social.followed },
          { value: 'saved', label: strings.social.saved },
        ]}
      />
      {shown.length === 0 ? (
        <EmptyState
          icon={view === 'saved' ? 'bookmark-outline' : 'chatbubbles-outline'}
          title={view === 'all' ? strings.social.empty : strings.social.nothing}
          text={view === 'all' ? strings.social.emptyText : strings.social.nothingText}
          action={view === 'all' ? { label: strings.social.compose, onPress: onCompose } : undefined}
        />
      ) : (
        shown.map((post) => <PostCard key={post.id} post={post} actions={actions} />)
      )}
    </Screen>
  );
}

const styles = StyleSheet.create({
  people: { marginHorizontal: -space.lg, flexGrow: 0 },
  strip: { gap: space.md, paddingHorizontal: space.lg },
  person: { width: 68, alignItems: 'center', gap: 6 },
  add: {
    width: 62,
    height: 62,
    borderRadius: 31,
    borderWidth: 2,
    borderStyle: 'dashed',
    alignItems: 'center',
    justifyContent: 'center',
  },
  ring: { borderRadius: 32, borderWidth: 2, padding: 2 },
});
