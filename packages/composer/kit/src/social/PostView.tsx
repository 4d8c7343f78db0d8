import { useState } from 'react';
import { StyleSheet, TextInput, View } from 'react-native';
import { formatDay, toDay } from '../data/days';
import { strings } from '../strings';
import { radius, space, type, useTheme } from '../theme';
import { AppText } from '../ui/AppText';
import { Avatar } from '../ui/Avatar';
import { EmptyState } from '../ui/EmptyState';
import { IconButton } from '../ui/IconButton';
import { Screen } from '../ui/Screen';
import { PostCard } from './PostCard';
import type { Post, PostActions } from './post';
import { useComments, useSocial } from './social-store';

interface PostViewProps {
  post: Post | undefined;
  actions: PostActions;
  onEdit?: () => void;
  onRemove: () => void;
}

const lengthMaximum = 280;

/** One post with its comments, and the line to write one. */
export function PostView({ post, actions, onEdit, onRemove }: PostViewProps) {
  const { colors } = useTheme();
  const { items, save, remove } = useComments();
  const me = useSocial((state) => state.value.name);
  const [text, setText] = useState('');
  if (!post)
    return (
      <Screen back title="">
        <EmptyState icon="trash-outline" title={strings.social.gone} text={strings.social.goneText} />
      </Screen>
    );

  const comments = items.filter(({ postId }) => postId === post.id).reverse();
  const send = () => {
    if (!text.trim()) return;
    save({ postId: post.id, author: me, text: text.trim(), at: Date.now() });
    setText('');
  };

  return (
    <Screen
      back
      title={strings.social.post}
      right={
        post.author === me ? (
          <View style={styles.own}>
            {onEdit ? (
              <IconButton icon="create-outline" label={strings.common.edit} onPress={onEdit} />
            ) : null}
            <IconButton icon="trash-outline" tone="danger" label={strings.common.remove} onPress={onRemove} />
          </View>
        ) : undefined
      }
      footer={
        <View style={[styles.write, { backgroundColor: colors.sunken }]}>
          <TextInput
            aria-label={strings.social.write}
            placeholder={strings.social.write}
            placeholderTextColor={colors.muted}
            value={text}
            maxLength={lengthMaximum}
            onChangeText={setText}
            onSubmitEditing={send}
            returnKeyType="send"
            style={[styles.input, type.body, { color: colors.ink }]}
          />
          <IconButton
            plain
            icon="send"
            tone={text.trim() ? 'primaryInk' : 'faint'}
            label={strings.social.send}
            onPress={send}
          />
        </View>
      }
    >
      <PostCard post={post} actions={actions} canOpen={false} />
      <AppText variant="heading" role="heading">
        {strings.social.comments(comments.length)}
      </AppText>
      {comments.length === 0 ? <AppText tone="muted">{strings.social.noComments}</AppText> : null}
      {comments.map((comment) => (
        <View key={comment.id} style={styles.comment}>
          <Avatar name={comment.author} size={36} />
          <View style={[styles.bubble, { backgroundColor: colors.sunken }]}>
            <AppText variant="label">
              {[comment.author, formatDay(toDay(new Date(comment.at)))].join(' · ')}
            </AppText>
            <AppText>{comment.text}</AppText>
          </View>
          {comment.author === me ? (
            <IconButton
              plain
              icon="close"
              tone="muted"
              label={strings.common.remove}
              onPress={() => remove(comment.id)}
            />
          ) : null}
        </View>
      ))}
    </Screen>
  );
}

const styles = StyleSheet.create({
  own: { flexDirection: 'row', gap: space.sm },
  write: { flexDirection: 'row', alignItems: 'center', borderRadius: radius.control, paddingLeft: space.md },
  input: { flex: 1, minWidth: 0, minHeight: 48, outlineStyle: 'solid', outlineWidth: 0 },
  comment: { flexDirection: 'row', alignItems: 'flex-start', gap: space.sm },
  bubble: { flex: 1, borderRadius: radius.control, padding: space.md, gap: 2 },
});
