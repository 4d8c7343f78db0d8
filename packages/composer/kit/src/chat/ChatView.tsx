import { useEffect, useRef, useState } from 'react';
import { ScrollView, StyleSheet, TextInput, View } from 'react-native';
import { formatLongDay } from '../data/days';
import { strings } from '../strings';
import { radius, space, type, useTheme } from '../theme';
import { AppText } from '../ui/AppText';
import { Chip } from '../ui/Chip';
import { IconButton } from '../ui/IconButton';
import { Screen } from '../ui/Screen';
import type { Message } from './message';

interface ChatViewProps {
  person: string;
  name: string;
  messages: readonly Message[];
  onSend: (text: string) => void;
  onRead: (id: string) => void;
}

/** The messages with one person as bubbles, quick replies and the line to write. */
export function ChatView({ person, name, messages, onSend, onRead }: ChatViewProps) {
  const { colors } = useTheme();
  const list = useRef<ScrollView>(null);
  const [text, setText] = useState('');
  const own = messages
    .filter((message) => message.person === person)
    // New rows come first in the store; those of the same minute keep their order.
    .reverse()
    .sort((a, b) => a.at.localeCompare(b.at));
  const unread = own.filter(({ isRead, isMine }) => !isRead && !isMine).map(({ id }) => id);

  useEffect(() => {
    for (const id of unread) onRead(id);
  }, [unread, onRead]);

  const send = (words: string) => {
    if (!words.trim()) return;
    onSend(words.trim());
    setText('');
  };

  return (
    <Screen
      back
      scroll={false}
      title={name}
      footer={
        <>
          <ScrollView
            horizontal
            showsHorizontalScrollIndicator={false}
            keyboardShouldPersistTaps="handled"
            contentContainerStyle={styles.replies}
          >
            {strings.chat.replies.map((reply) => (
              <Chip key={reply} role="button" label={reply} selected={false} onPress={() => send(reply)} />
            ))}
          </ScrollView>
          <View style={[styles.write, { backgroundColor: colors.sunken }]}>
            <TextInput
              aria-label={strings.chat.write}
              placeholder={strings.chat.write}
              placeholderTextColor={colors.muted}
              value={text}
              maxLength={1000}
              onChangeText={setText}
              onSubmitEditing={() => send(text)}
              returnKeyType="send"
              style={[styles.input, type.body, { color: colors.ink }]}
            />
            <IconButton
              plain
              icon="send"
              tone={text.trim() ? 'primaryInk' : 'faint'}
              label={strings.chat.send}
              onPress={() => send(text)}
            />
          </View>
        </>
      }
    >
      <ScrollView
        ref={list}
        style={styles.list}
        contentContainerStyle={styles.messages}
        showsVerticalScrollIndicator={false}
        onContentSizeChange={() => list.current?.scrollToEnd({ animated: false })}
      >
        {own.map((message, index) => {
          const isNewDay = own[index - 1]?.at.slice(0, 10) !== message.at.slice(0, 10);
          return (
            <View key={message.id} style={styles.entry}>
              {isNewDay ? (
                <AppText variant="caption" tone="muted" style={styles.day}>
                  {formatLongDay(message.at.slice(0, 10))}
                </AppText>
              ) : null}
              <View
                style={[
                  styles.bubble,
                  message.isMine ? styles.mine : styles.theirs,
                  { backgroundColor: message.isMine ? colors.primary : colors.sunken },
                ]}
              >
                <AppText tone={message.isMine ? 'onPrimary' : 'ink'}>{message.text}</AppText>
                <AppText variant="caption" tone={message.isMine ? 'onPrimary' : 'muted'} style={styles.time}>
                  {message.at.slice(11, 16)}
                </AppText>
              </View>
            </View>
          );
        })}
        <AppText variant="caption" tone="muted" style={styles.day}>
          {strings.chat.local}
        </AppText>
      </ScrollView>
    </Screen>
  );
}

const styles = StyleSheet.create({
  list: { flex: 1 },
  messages: { gap: space.sm, paddingBottom: space.sm },
  entry: { gap: space.sm },
  day: { textAlign: 'center', marginVertical: space.xs },
  bubble: { maxWidth: '82%', borderRadius: radius.card, paddingHorizontal: 14, paddingVertical: 10, gap: 2 },
  mine: { alignSelf: 'flex-end', borderBottomRightRadius: 6 },
  theirs: { alignSelf: 'flex-start', borderBottomLeftRadius: 6 },
  time: { alignSelf: 'flex-end' },
  replies: { gap: space.sm },
  write: { flexDirection: 'row', alignItems: 'center', borderRadius: radius.control, paddingLeft: space.md },
  input: { flex: 1, minWidth: 0, minHeight: 48, outlineStyle: 'solid', outlineWidth: 0 },
});
