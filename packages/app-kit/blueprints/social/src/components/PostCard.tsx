import { Ionicons } from '@expo/vector-icons';
import { LinearGradient } from 'expo-linear-gradient';
import { useState } from 'react';
import { Animated, Platform, Pressable, StyleSheet, View } from 'react-native';
import { meId, type Person, type Post } from '../data';
import { useRootNavigation } from '../routes';
import { useSocial } from '../store';
import { useStrings, useTimeAgo } from '../strings';
import { radius, space, useTheme } from '../theme';
import { SceneArt } from './SceneArt';
import { AppText, type IconName } from './ui';

export function Avatar({ person, size, ring }: { person: Person; size: number; ring?: boolean }) {
  const { colors } = useTheme();
  const initials = person.name
    .split(' ')
    .map((part) => part[0])
    .join('')
    .slice(0, 2);
  return (
    <View
      style={[
        styles.avatarRing,
        { borderRadius: size },
        ring !== undefined && {
          borderWidth: 2,
          padding: 2,
          borderColor: ring ? colors.primary : 'transparent',
        },
      ]}
    >
      <LinearGradient
        colors={person.colors}
        start={{ x: 0, y: 0 }}
        end={{ x: 1, y: 1 }}
        style={[styles.avatar, { width: size, height: size, borderRadius: size / 2 }]}
      >
        <AppText
          style={{ color: '#FFFFFF', fontSize: size * 0.36, lineHeight: size * 0.46, fontWeight: '700' }}
        >
          {initials}
        </AppText>
      </LinearGradient>
    </View>
  );
}

export function PersonLine({ person, at }: { person: Person; at: number }) {
  const text = useStrings().feed;
  const timeAgo = useTimeAgo();
  const navigation = useRootNavigation();
  const openProfile = () =>
    person.id === meId
      ? navigation.navigate('Tabs', { screen: 'Profile' })
      : navigation.navigate('Person', { id: person.id });
  return (
    <Pressable
      role="link"
      aria-label={text.profileOf(person.name)}
      onPress={openProfile}
      style={styles.person}
    >
      <Avatar person={person} size={40} />
      <View style={styles.grow}>
        <AppText variant="heading" style={styles.name} numberOfLines={1}>
          {person.name}
        </AppText>
        <AppText variant="caption" tone="muted">
          {`@${person.handle} · ${timeAgo(at)}`}
        </AppText>
      </View>
    </Pressable>
  );
}

export function PostCard({ post, open = true }: { post: Post; open?: boolean }) {
  const text = useStrings().post;
  const { colors, shadow } = useTheme();
  const { people, toggleSaved } = useSocial();
  const navigation = useRootNavigation();
  const person = people[post.personId];
  if (!person) return null;
  const openPost = () => {
    if (open) navigation.navigate('Post', { id: post.id });
  };

  return (
    <View
      style={[styles.card, { backgroundColor: colors.card, borderColor: colors.line, boxShadow: shadow }]}
    >
      <View style={styles.top}>
        <PersonLine person={person} at={post.at} />
      </View>
      <Pressable onPress={openPost} disabled={!open}>
        <AppText style={styles.text}>{post.text}</AppText>
        {post.scene ? <SceneArt scene={post.scene} label={text.photo} /> : null}
      </Pressable>
      <View style={styles.actions}>
        <LikeButton post={post} />
        <PostAction
          icon="chatbubble-outline"
          label={text.comment(post.comments.length)}
          count={post.comments.length}
          onPress={openPost}
        />
        <View style={styles.grow} />
        <PostAction
          icon={post.saved ? 'bookmark' : 'bookmark-outline'}
          label={post.saved ? text.unsave : text.save}
          active={post.saved}
          onPress={() => toggleSaved(post.id)}
        />
      </View>
    </View>
  );
}

function LikeButton({ post }: { post: Post }) {
  const text = useStrings().post;
  const { colors } = useTheme();
  const toggleLike = useSocial((social) => social.toggleLike);
  const [scale] = useState(() => new Animated.Value(1));

  const like = () => {
    toggleLike(post.id);
    scale.setValue(0.7);
    Animated.spring(scale, { toValue: 1, friction: 3, useNativeDriver: Platform.OS !== 'web' }).start();
  };

  return (
    <Pressable
      role="button"
      aria-pressed={post.liked}
      aria-label={post.liked ? text.unlike : text.like}
      onPress={like}
      style={styles.action}
    >
      <Animated.View style={{ transform: [{ scale }] }}>
        <Ionicons
          name={post.liked ? 'heart' : 'heart-outline'}
          size={23}
          color={post.liked ? colors.like : colors.muted}
        />
      </Animated.View>
      <AppText variant="label" tone={post.liked ? 'like' : 'muted'}>
        {post.likes}
      </AppText>
    </Pressable>
  );
}

interface PostActionProps {
  icon: IconName;
  label: string;
  onPress: () => void;
  count?: number;
  active?: boolean;
}

function PostAction({ icon, label, onPress, count, active }: PostActionProps) {
  const { colors } = useTheme();
  return (
    <Pressable role="button" aria-label={label} onPress={onPress} style={styles.action}>
      <Ionicons name={icon} size={21} color={active ? colors.primary : colors.muted} />
      {count === undefined ? null : (
        <AppText variant="label" tone="muted">
          {count}
        </AppText>
      )}
    </Pressable>
  );
}

const styles = StyleSheet.create({
  avatarRing: { alignSelf: 'flex-start' },
  avatar: { alignItems: 'center', justifyContent: 'center' },
  person: { flexDirection: 'row', alignItems: 'center', gap: space.md },
  name: { fontSize: 15, lineHeight: 20 },
  grow: { flex: 1 },
  card: { borderRadius: radius.card, borderWidth: 1, overflow: 'hidden' },
  top: { padding: space.lg, paddingBottom: space.md },
  text: { paddingHorizontal: space.lg, paddingBottom: space.md },
  actions: { flexDirection: 'row', alignItems: 'center', paddingHorizontal: space.md, paddingVertical: 4 },
  action: { flexDirection: 'row', alignItems: 'center', gap: 6, minHeight: 44, paddingHorizontal: 8 },
});
