import { useState } from 'react';
import { StyleSheet } from 'react-native';
import { createKept } from '../../data/kept';
import { formatNumber } from '../../data/numbers';
import { ShareButton } from '../../sharing/ShareButton';
import { strings } from '../../strings';
import { space } from '../../theme';
import { AppText } from '../../ui/AppText';
import { Card } from '../../ui/Card';
import { ChipRow } from '../../ui/ChipRow';
import { TextField } from '../../ui/fields/TextField';
import { IconButton } from '../../ui/IconButton';
import { Screen } from '../../ui/Screen';
import { StatTiles } from '../../ui/StatTiles';
import { useToast } from '../../ui/Toast';
import { changeText, countText, type TextChange } from './text-changes';

export const useText = createKept<string>('tool-text', () => strings.textTool.example);

/** Counts a text while it is typed and shows it in other forms. */
export function TextTool({ title }: { title: string }) {
  const { value: text, change: setText } = useText();
  const showToast = useToast((toast) => toast.show);
  const [form, setForm] = useState<TextChange>('upper');
  const { characters, words, sentences } = countText(text);
  const changed = changeText(text, form, strings.textTool.locale);
  const clear = () => {
    setText(() => '');
    showToast({
      text: strings.textTool.cleared,
      action: { label: strings.common.undo, onPress: () => setText(() => text) },
    });
  };

  return (
    <Screen
      title={title}
      right={<IconButton icon="trash-outline" label={strings.textTool.clear} onPress={clear} />}
    >
      <TextField
        label={strings.textTool.text}
        value={text}
        multiline
        maxLength={20_000}
        onChange={(next) => setText(() => next)}
      />
      <StatTiles
        tiles={[
          { label: strings.textTool.characters, value: formatNumber(characters) },
          { label: strings.textTool.words, value: formatNumber(words) },
          { label: strings.textTool.sentences, value: formatNumber(sentences) },
        ]}
      />
      <ChipRow
        label={strings.textTool.form}
        value={form}
        onChange={setForm}
        options={[
          { value: 'upper', label: strings.textTool.upper },
          { value: 'lower', label: strings.textTool.lower },
          { value: 'title', label: strings.textTool.title },
          { value: 'reverse', label: strings.textTool.reverse },
          { value: 'morse', label: strings.textTool.morse },
        ]}
      />
      {changed ? (
        <Card style={styles.card}>
          <AppText selectable role="status" style={styles.result}>
            {changed}
          </AppText>
          <ShareButton shared={{ title, text: changed }} />
        </Card>
      ) : null}
    </Screen>
  );
}

const styles = StyleSheet.create({
  card: { gap: space.md, flexDirection: 'row', alignItems: 'flex-start' },
  result: { flex: 1 },
});
