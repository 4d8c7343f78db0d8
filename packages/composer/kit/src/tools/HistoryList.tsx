import { StyleSheet, View } from 'react-native';
import { formatDay, toDay } from '../data/days';
import { strings } from '../strings';
import { radius, space, useTheme } from '../theme';
import { AppText } from '../ui/AppText';
import { IconButton } from '../ui/IconButton';
import { SectionTitle } from '../ui/SectionTitle';
import { useToast } from '../ui/Toast';
import { useHistory } from './history';

const shownMaximum = 12;

/** Kept results of a tool, the last one first. */
export function HistoryList({ tool }: { tool: string }) {
  const { surface } = useTheme();
  const { items, remove } = useHistory();
  const showToast = useToast((toast) => toast.show);
  const own = items.filter((entry) => entry.tool === tool).slice(0, shownMaximum);
  if (own.length === 0) return null;
  return (
    <>
      <SectionTitle title={strings.tools.history} />
      <View style={[styles.list, surface]}>
        {own.map((entry) => (
          <View key={entry.id} style={styles.row}>
            <View style={styles.texts}>
              <AppText variant="heading">{entry.result}</AppText>
              <AppText variant="caption" tone="muted" numberOfLines={2}>
                {`${entry.text} · ${formatDay(toDay(new Date(entry.at)))}`}
              </AppText>
            </View>
            <IconButton
              plain
              icon="close"
              tone="muted"
              label={strings.tools.removeEntry(entry.result)}
              onPress={() => {
                const restore = remove(entry.id);
                showToast({
                  text: strings.common.deleted(entry.result),
                  action: { label: strings.common.undo, onPress: restore },
                });
              }}
            />
          </View>
        ))}
      </View>
    </>
  );
}

const styles = StyleSheet.create({
  list: { borderRadius: radius.card, paddingLeft: space.md + 4, paddingVertical: space.xs },
  row: { flexDirection: 'row', alignItems: 'center', minHeight: 60, paddingRight: space.xs },
  texts: { flex: 1, gap: 2 },
});
