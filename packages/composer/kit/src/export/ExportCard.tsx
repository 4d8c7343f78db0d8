import { StyleSheet, View } from 'react-native';
import { useShare } from '../sharing/use-share';
import { strings } from '../strings';
import { space } from '../theme';
import { AppText } from '../ui/AppText';
import { Button } from '../ui/Button';
import { Card } from '../ui/Card';
import { IconButton } from '../ui/IconButton';
import { toCsv } from './csv';
import { cellSeparator, type ExportTable, toJson } from './table';

/** Shares each kind of record as a table for a spreadsheet, and all of them for other programs. */
export function ExportCard({ name, tables }: { name: string; tables: readonly ExportTable[] }) {
  const { share, sheet } = useShare();
  const isEmpty = tables.every(({ rows }) => rows.length === 0);
  return (
    <Card style={styles.card}>
      <AppText tone="muted">{isEmpty ? strings.exporting.empty : strings.exporting.text}</AppText>
      {tables
        .filter(({ rows }) => rows.length > 0)
        .map((table) => (
          <View key={table.name} style={styles.row}>
            <View style={styles.texts}>
              <AppText variant="heading">{table.title}</AppText>
              <AppText variant="caption" tone="muted">
                {`${strings.common.count(table.rows.length)} · CSV`}
              </AppText>
            </View>
            <IconButton
              icon="share-outline"
              tone="primaryInk"
              label={strings.exporting.csv(table.title)}
              onPress={() => share({ title: table.title, text: toCsv(table, cellSeparator()) })}
            />
          </View>
        ))}
      <Button
        kind="soft"
        icon="code-download-outline"
        label={strings.exporting.json}
        disabled={isEmpty}
        onPress={() => share({ title: name, text: toJson(tables) })}
      />
      {sheet}
    </Card>
  );
}

const styles = StyleSheet.create({
  card: { gap: space.md },
  row: { flexDirection: 'row', alignItems: 'center', gap: space.md, minHeight: 48 },
  texts: { flex: 1, gap: 2 },
});
