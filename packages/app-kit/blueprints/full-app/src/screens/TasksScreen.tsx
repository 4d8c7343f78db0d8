import { Ionicons } from '@expo/vector-icons';
import { useState } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import { AppText, Card, EmptyState, IconButton, InputBar, Screen, Segmented } from '../components/ui';
import { type Task, usePlanner } from '../store';
import { useStrings } from '../strings';
import { space, useTheme } from '../theme';

type Filter = 'all' | 'open' | 'done';

export function TasksScreen() {
  const text = useStrings().tasks;
  const tasks = usePlanner((planner) => planner.tasks);
  const [filter, setFilter] = useState<Filter>('all');
  const shown = tasks.filter((task) => filter === 'all' || task.done === (filter === 'done'));
  const open = tasks.filter((task) => !task.done).length;

  return (
    <Screen title={text.title} subtitle={text.left(open)}>
      <TaskInput />
      <Segmented
        label={text.title}
        value={filter}
        onChange={setFilter}
        options={[
          { value: 'all', label: text.all },
          { value: 'open', label: text.open },
          { value: 'done', label: text.done },
        ]}
      />
      {shown.length === 0 ? (
        <EmptyState icon="checkbox-outline" title={text.emptyTitle} text={text.emptyText} />
      ) : (
        <View style={styles.list}>
          {shown.map((task) => (
            <TaskRow key={task.id} task={task} />
          ))}
        </View>
      )}
    </Screen>
  );
}

function TaskInput() {
  const text = useStrings().tasks;
  const { colors } = useTheme();
  const addTask = usePlanner((planner) => planner.addTask);
  const [title, setTitle] = useState('');
  const ready = title.trim().length > 0;

  const add = () => {
    if (!ready) return;
    addTask(title.trim());
    setTitle('');
  };

  return (
    <InputBar
      label={text.placeholder}
      value={title}
      maxLength={80}
      onChangeText={setTitle}
      onSubmitEditing={add}
      returnKeyType="done"
      right={
        <Pressable
          role="button"
          aria-label={text.add}
          aria-disabled={!ready}
          onPress={add}
          style={[styles.add, { backgroundColor: ready ? colors.primary : colors.sunken }]}
        >
          <Ionicons name="arrow-up" size={20} color={ready ? colors.onPrimary : colors.faint} />
        </Pressable>
      }
    />
  );
}

function TaskRow({ task }: { task: Task }) {
  const text = useStrings().tasks;
  const { colors } = useTheme();
  const { toggleTask, removeTask } = usePlanner();
  return (
    <Card style={styles.row}>
      <Pressable
        role="checkbox"
        aria-checked={task.done}
        aria-label={task.title}
        onPress={() => toggleTask(task.id)}
        style={styles.rowMain}
      >
        <Ionicons
          name={task.done ? 'checkmark-circle' : 'ellipse-outline'}
          size={26}
          color={task.done ? colors.primary : colors.faint}
        />
        <AppText style={[styles.rowText, task.done && styles.struck]} tone={task.done ? 'muted' : 'ink'}>
          {task.title}
        </AppText>
      </Pressable>
      <IconButton
        plain
        icon="trash-outline"
        tone="faint"
        label={text.remove(task.title)}
        onPress={() => removeTask(task.id)}
      />
    </Card>
  );
}

const styles = StyleSheet.create({
  list: { gap: space.sm },
  add: { width: 40, height: 40, borderRadius: 10, alignItems: 'center', justifyContent: 'center' },
  row: { flexDirection: 'row', alignItems: 'center', paddingVertical: 10, paddingHorizontal: 14 },
  rowMain: { flex: 1, flexDirection: 'row', alignItems: 'center', gap: space.md },
  rowText: { flex: 1 },
  struck: { textDecorationLine: 'line-through' },
});
