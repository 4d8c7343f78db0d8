import { LinearGradient } from 'expo-linear-gradient';
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { formatNumber } from '../data/numbers';
import { strings } from '../strings';
import { radius, space, useTheme } from '../theme';
import { AppText } from '../ui/AppText';
import { Avatar } from '../ui/Avatar';
import { Button } from '../ui/Button';
import { Card } from '../ui/Card';
import { EmptyState } from '../ui/EmptyState';
import { TextField } from '../ui/fields/TextField';
import { Screen } from '../ui/Screen';
import { SectionTitle } from '../ui/SectionTitle';
import { PostCard } from './PostCard';
import type { Post, PostActions } from './post';
import { useSocial } from './social-store';

interface ProfileViewProps {
  title: string;
  posts: readonly Post[];
  actions: PostActions;
  onCompose: () => void;
}

/** Who uses the app, and what they wrote. */
export function ProfileView({ title, posts, actions, onCompose }: ProfileViewProps) {
  const { colors, surface } = useTheme();
  const { value: social, change } = useSocial();
  const [isEditing, setIsEditing] = useState(false);
  const own = posts.filter(({ author }) => author === social.name);
  const figures = [
    { label: strings.social.posts, value: own.length },
    { label: strings.social.likes, value: own.reduce((total, { likes }) => total + likes, 0) },
    { label: strings.social.followed, value: social.following.length },
  ];
  return (
    <Screen title={title}>
      <View style={[styles.card, surface]}>
        <LinearGradient
          colors={[colors.heroFrom, colors.heroTo]}
          start={{ x: 0, y: 0 }}
          end={{ x: 1, y: 1 }}
          style={styles.cover}
        />
        <View style={[styles.portrait, { backgroundColor: colors.page }]}>
          <Avatar name={social.name} size={84} />
        </View>
        <AppText variant="title">{social.name}</AppText>
        {social.about ? <AppText style={styles.centered}>{social.about}</AppText> : null}
        <View style={styles.figures}>
          {figures.map(({ label, value }) => (
            <View key={label} style={styles.figure}>
              <AppText variant="title">{formatNumber(value)}</AppText>
              <AppText variant="caption" tone="muted">
                {label}
              </AppText>
            </View>
          ))}
        </View>
        <Button
          kind="soft"
          icon={isEditing ? 'checkmark' : 'create-outline'}
          label={isEditing ? strings.common.save : strings.social.editProfile}
          onPress={() => setIsEditing(!isEditing)}
          style={styles.wide}
        />
      </View>
      {isEditing ? (
        <Card style={styles.form}>
          <TextField
            label={strings.social.name}
            value={social.name}
            maxLength={40}
            onChange={(name) => change((kept) => ({ ...kept, name }))}
          />
          <TextField
            multiline
            label={strings.social.about}
            value={social.about}
            maxLength={160}
            onChange={(about) => change((kept) => ({ ...kept, about }))}
          />
        </Card>
      ) : null}
      <SectionTitle title={strings.social.own} />
      {own.length === 0 ? (
        <EmptyState
          icon="images-outline"
          title={strings.social.empty}
          text={strings.social.emptyText}
          action={{ label: strings.social.compose, icon: 'add', onPress: onCompose }}
        />
      ) : (
        own.map((post) => <PostCard key={post.id} post={post} actions={actions} />)
      )}
    </Screen>
  );
}

const styles = StyleSheet.create({
  card: {
    alignItems: 'center',
    overflow: 'hidden',
    gap: space.xs,
    borderRadius: radius.card,
    padding: space.lg,
  },
  cover: { position: 'absolute', top: 0, left: 0, right: 0, height: 92 },
  portrait: { borderRadius: 48, padding: 4, marginTop: 20 },
  centered: { textAlign: 'center' },
  figures: { flexDirection: 'row', marginVertical: space.md, alignSelf: 'stretch' },
  figure: { flex: 1, alignItems: 'center' },
  wide: { alignSelf: 'stretch' },
  form: { gap: space.md },
});
