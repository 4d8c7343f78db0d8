import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { strings } from '../strings';
import { space } from '../theme';
import { AppText } from '../ui/AppText';
import { Avatar } from '../ui/Avatar';
import { Button } from '../ui/Button';
import { TextField } from '../ui/fields/TextField';
import { Screen } from '../ui/Screen';
import { useSocial } from './social-store';

const lengthMaximum = 280;

interface ComposeViewProps {
  title: string;
  /** Whether posts have a title of their own. */
  hasTitle: boolean;
  onShare: (post: { author: string; title: string; text: string; tags: string[] }) => void;
}

/** Words that begin with # are tags. */
const findTags = (text: string): string[] => [
  ...new Set(Array.from(text.matchAll(/#([\p{L}\p{N}_]+)/gu), (match) => match[1] ?? '')),
];

/** Writes a new post. */
export function ComposeView({ title, hasTitle, onShare }: ComposeViewProps) {
  const author = useSocial((state) => state.value.name);
  const [heading, setHeading] = useState('');
  const [text, setText] = useState('');
  const [hasTried, setHasTried] = useState(false);
  const left = lengthMaximum - text.length;
  const error =
    left < 0 ? strings.social.tooLong(-left) : hasTried && !text.trim() ? strings.social.noText : undefined;
  const headingError = hasTried && hasTitle && !heading.trim() ? strings.common.required : undefined;

  const submit = () => {
    setHasTried(true);
    if (!text.trim() || left < 0 || (hasTitle && !heading.trim())) return;
    onShare({ author, title: heading.trim(), text: text.trim(), tags: findTags(text) });
  };

  return (
    <Screen
      back
      title={title}
      footer={<Button icon="paper-plane-outline" label={strings.social.share} onPress={submit} />}
    >
      <View style={styles.author}>
        <Avatar name={author} />
        <AppText variant="heading">{author}</AppText>
      </View>
      {hasTitle ? (
        <TextField
          label={strings.social.heading}
          value={heading}
          maxLength={80}
          error={headingError}
          onChange={setHeading}
        />
      ) : null}
      <TextField
        multiline
        label={strings.social.text}
        placeholder={strings.social.placeholder}
        value={text}
        error={error}
        onChange={setText}
      />
      <AppText variant="caption" tone={left < 20 ? 'danger' : 'muted'} style={styles.left}>
        {strings.social.left(Math.max(0, left))}
      </AppText>
    </Screen>
  );
}

const styles = StyleSheet.create({
  author: { flexDirection: 'row', alignItems: 'center', gap: space.md },
  left: { textAlign: 'right', marginTop: -space.sm },
});
