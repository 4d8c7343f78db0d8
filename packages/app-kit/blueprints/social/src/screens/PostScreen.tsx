import type { NativeStackScreenProps } from '@react-navigation/native-stack';
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { PersonLine, PostCard } from '../components/PostCard';
import { AppText, Card, EmptyState, IconButton, InputBar, Screen } from '../components/ui';
import { meId } from '../data';
import type { RootStackParams } from '../routes';
import { useSocial } from '../store';
import { useStrings } from '../strings';
import { space } from '../theme';

export function PostScreen({ navigation, route }: NativeStackScreenProps<RootStackParams, 'Post'>) {
  const text = useStrings().post;
  const { posts, people, removePost } = useSocial();
  const post = posts.find((each) => each.id === route.params.id);

  if (!post) {
    return (
      <Screen back title={text.title}>
        <EmptyState icon="trash-outline" title={text.title} text={text.missing} />
      </Screen>
    );
  }

  const remove = () => {
    navigation.goBack();
    removePost(post.id);
  };

  return (
    <Screen
      back
      title={text.title}
      right={
        post.personId === meId ? (
          <IconButton icon="trash-outline" tone="danger" label={text.remove} onPress={remove} />
        ) : null
      }
      footer={<CommentBar postId={post.id} />}
    >
      <PostCard post={post} open={false} />
      <AppText variant="heading">{text.comments}</AppText>
      {post.comments.length === 0 ? (
        <EmptyState icon="chatbubble-ellipses-outline" title={text.noComments} text={text.noCommentsText} />
      ) : (
        <View style={styles.comments}>
          {post.comments.map((comment) => {
            const person = people[comment.personId];
            return person ? (
              <Card key={comment.id} style={styles.comment}>
                <PersonLine person={person} at={comment.at} />
                <AppText>{comment.text}</AppText>
              </Card>
            ) : null;
          })}
        </View>
      )}
    </Screen>
  );
}

function CommentBar({ postId }: { postId: string }) {
  const text = useStrings().post;
  const addComment = useSocial((social) => social.addComment);
  const [value, setValue] = useState('');

  const send = () => {
    const words = value.trim();
    if (!words) return;
    addComment(postId, words);
    setValue('');
  };

  return (
    <InputBar
      label={text.write}
      value={value}
      maxLength={280}
      onChangeText={setValue}
      onSubmitEditing={send}
      returnKeyType="send"
      right={
        <IconButton
          plain
          icon="send"
          tone={value.trim() ? 'primary' : 'faint'}
          label={text.send}
          onPress={send}
        />
      }
    />
  );
}

const styles = StyleSheet.create({
  comments: { gap: space.md },
  comment: { gap: space.md },
});
