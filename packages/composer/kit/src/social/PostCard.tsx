import { useState } from 'react';
import { Animated, Platform, Pressable, StyleSheet, View } from 'react-native';
import { formatDay, isToday } from '../data/days';
import { formatNumber } from '../data/numbers';
import { strings } from '../strings';
import { radius, space, useTheme } from '../theme';
import { AppText } from '../ui/AppText';
import { Avatar } from '../ui/Avatar';
import { Icon, type IconName } from '../ui/Icon';
import type { Post, PostActions } from './post';
import { SceneArt, scenes } from './SceneArt';
import { toggled, useComments, useSocial } from './social-store';

interface PostCardProps {
  post: Post;
  actions: PostActions;
  /** False on the post's own screen. */
  canOpen?: boolean;
}

/** The scene that a post names. With 'any' most posts have one, always the same. */
function sceneOf({ id, text, picture }: Post) {
  if (picture !== 'any') return scenes.find((scene) => scene === picture);
  const sum = Array.from(id + text).reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return sum % 5 < 3 ? scenes[sum % scenes.length] : undefined;
}

export function PostCard({ post, actions, canOpen = true }: PostCardProps) {
  const { surface } = useTheme();
  const comments = useComments((state) => state.items.filter(({ postId }) => postId === post.id).length);
  const isSaved = useSocial((state) => state.value.saved.includes(post.id));
  const change = useSocial((state) => state.change);
  const scene = sceneOf(post);
  return (
    <View style={[styles.card, surface]}>
      <View style={styles.author}>
        <Avatar name={post.author} size={40} />
        <View style={styles.fill}>
          <AppText variant="heading" numberOfLines={1}>
            {post.author}
          </AppText>
          <AppText variant="caption" tone="muted">
            {isToday(post.day) ? strings.dates.today : formatDay(post.day)}
          </AppText>
        </View>
      </View>
      <Pressable
        role="button"
        aria-label={strings.social.open(post.author)}
        disabled={!canOpen}
        onPress={() => actions.open(post)}
        style={({ pressed }) => [styles.content, pressed && styles.pressed]}
      >
        <View style={styles.texts}>
          {post.title ? <AppText variant="heading">{post.title}</AppText> : null}
          {post.text ? <AppText>{post.text}</AppText> : null}
          {post.tags.length > 0 ? (
            <AppText variant="label" tone="primaryInk">
              {post.tags.map((tag) => `#${tag}`).join(' ')}
            </AppText>
          ) : null}
        </View>
        {scene ? <SceneArt scene={scene} label={strings.social.picture} /> : null}
      </Pressable>
      <View style={styles.actions}>
        <LikeButton post={post} onPress={() => actions.like(post)} />
        <PostAction
          icon="chatbubble-outline"
          label={strings.social.comments(comments)}
          count={comments}
          onPress={() => actions.open(post)}
        />
        <View style={styles.fill} />
        <PostAction
          icon={isSaved ? 'bookmark' : 'bookmark-outline'}
          label={isSaved ? strings.social.unsave : strings.social.save}
          isActive={isSaved}
          onPress={() => change((kept) => ({ ...kept, saved: toggled(kept.saved, post.id) }))}
        />
      </View>
    </View>
  );
}

function LikeButton({ post, onPress }: { post: Post; onPress: () => void }) {
  const [scale] = useState(() => new Animated.Value(1));
  const like = () => {
    onPress();
    scale.setValue(0.7);
    Animated.spring(scale, { toValue: 1, friction: 3, useNativeDriver: Platform.OS !== 'web' }).start();
  };
  return (
    <Pressable
      role="button"
      aria-label={post.isLiked ? strings.social.unlike : strings.social.like}
      onPress={like}
      style={styles.action}
    >
      <Animated.View style={{ transform: [{ scale }] }}>
        <Icon
          name={post.isLiked ? 'heart' : 'heart-outline'}
          size={23}
          tone={post.isLiked ? 'danger' : 'muted'}
        />
      </Animated.View>
      <AppText variant="label" tone={post.isLiked ? 'danger' : 'muted'}>
        {formatNumber(post.likes)}
      </AppText>
    </Pressable>
  );
}

interface PostActionProps {
  icon: IconName;
  label: string;
  onPress: () => void;
  count?: number;
  isActive?: boolean;
}

function PostAction({ icon, label, onPress, count, isActive }: PostActionProps) {
  return (
    <Pressable role="button" aria-label={label} onPress={onPress} style={styles.action}>
      <Icon name={icon} size={21} tone={isActive ? 'primaryInk' : 'muted'} />
      {count === undefined ? null : (
        <AppText variant="label" tone="muted">
          {formatNumber(count)}
        </AppText>
      )}
    </Pressable>
  );
}

const styles = StyleSheet.create({
  content: { minHeight: 44, justifyContent: 'center' },
  card: { borderRadius: radius.card, overflow: 'hidden' },
  author: { flexDirection: 'row', alignItems: 'center', gap: space.md, padding: space.md + 4 },
  fill: { flex: 1 },
  texts: { paddingHorizontal: space.md + 4, paddingBottom: space.md, gap: 6 },
  actions: { flexDirection: 'row', alignItems: 'center', paddingHorizontal: space.sm, paddingVertical: 2 },
  action: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 6,
    minHeight: 44,
    minWidth: 44,
    paddingHorizontal: space.sm,
  },
  pressed: { opacity: 0.8 },
});
