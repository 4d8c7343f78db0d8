import { useState } from 'react';
import { StyleSheet, TextInput, View } from 'react-native';
import { useAccount } from '../accounts/session';
import { formatDay, toDay } from '../data/days';
import { strings } from '../strings';
import { radius, space, type, useTheme } from '../theme';
import { AppText } from '../ui/AppText';
import { IconButton } from '../ui/IconButton';
import { Section } from '../ui/Section';
import { useToast } from '../ui/Toast';
import { type RecordComment, useRecordComments } from './comment-store';

const lengthMaximum = 500;

/** What was written about one record, oldest first, and a line to write more. */
export function Comments({ recordId }: { recordId: string }) {
  const { colors } = useTheme();
  const { items, save, remove } = useRecordComments();
  const author = useAccount((account) => account.value.name);
  const showToast = useToast((toast) => toast.show);
  const [text, setText] = useState('');
  const comments = items.filter((comment) => comment.recordId === recordId).reverse();
  const send = () => {
    if (!text.trim()) return;
    save({ recordId, author, text: text.trim(), at: Date.now() });
    setText('');
  };
  const removeComment = ({ id }: RecordComment) => {
    const restore = remove(id);
    showToast({ text: strings.comments.removed, action: { label: strings.common.undo, onPress: restore } });
  };

  return (
    <Section title={strings.comments.title(comments.length)}>
      {comments.length === 0 ? <AppText tone="muted">{strings.comments.none}</AppText> : null}
      {comments.map((comment) => (
        <View key={comment.id} style={[styles.comment, { backgroundColor: colors.sunken }]}>
          <View style={styles.texts}>
            <AppText>{comment.text}</AppText>
            <AppText variant="caption" tone="muted">
              {[comment.author, formatDay(toDay(new Date(comment.at)))].filter(Boolean).join(' · ')}
            </AppText>
          </View>
          <IconButton
            plain
            icon="close"
            tone="muted"
            label={strings.comments.remove(comment.text.slice(0, 40))}
            onPress={() => removeComment(comment)}
          />
        </View>
      ))}
      <View style={[styles.write, { backgroundColor: colors.sunken }]}>
        <TextInput
          aria-label={strings.comments.write}
          placeholder={strings.comments.write}
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
          tone={text.trim() ? 'primaryInk' : 'muted'}
          label={strings.comments.send}
          onPress={send}
        />
      </View>
    </Section>
  );
}

const styles = StyleSheet.create({
  comment: {
    flexDirection: 'row',
    alignItems: 'flex-start',
    borderRadius: radius.control,
    paddingLeft: space.md,
  },
  texts: { flex: 1, gap: 2, paddingVertical: space.md },
  write: { flexDirection: 'row', alignItems: 'center', borderRadius: radius.control, paddingLeft: space.md },
  input: { flex: 1, minWidth: 0, minHeight: 48, outlineStyle: 'solid', outlineWidth: 0 },
});
