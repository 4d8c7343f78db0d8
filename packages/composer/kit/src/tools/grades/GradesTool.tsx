import { StyleSheet, View } from 'react-native';
import { createCollection, newId } from '../../data/collection';
import { formatNumber } from '../../data/numbers';
import { strings } from '../../strings';
import { radius, space, useTheme } from '../../theme';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { TextField } from '../../ui/fields/TextField';
import { Hero } from '../../ui/Hero';
import { IconButton } from '../../ui/IconButton';
import { Screen } from '../../ui/Screen';
import { NumberInput } from '../NumberInput';

interface Course {
  id: string;
  name: string;
  grade: number | null;
  weight: number | null;
}

export const useCourses = createCollection<Course>({
  key: 'tool-grades',
  version: 1,
  samples: () => [
    { id: 'a', name: strings.grades.first, grade: 85, weight: 4 },
    { id: 'b', name: strings.grades.second, grade: 70, weight: 3 },
    { id: 'c', name: strings.grades.third, grade: 92, weight: 2 },
  ],
});

/** Average by weight; courses without a grade or a weight do not count. */
export function weightedAverage(rows: readonly Pick<Course, 'grade' | 'weight'>[]): number | null {
  const counted = rows.filter(({ grade, weight }) => grade !== null && weight !== null && weight > 0);
  const weights = counted.reduce((total, { weight }) => total + (weight ?? 0), 0);
  if (weights === 0) return null;
  const points = counted.reduce((total, { grade, weight }) => total + (grade ?? 0) * (weight ?? 0), 0);
  return Math.round((points / weights) * 100) / 100;
}

/** The average of courses by their credits. */
export function GradesTool({ title }: { title: string }) {
  const { surface } = useTheme();
  const { items, save, update, remove } = useCourses();
  const average = weightedAverage(items);
  const add = () => save({ id: newId(), name: '', grade: null, weight: 3 });
  return (
    <Screen title={title} footer={<Button icon="add" label={strings.grades.add} onPress={add} />}>
      <Hero
        label={strings.grades.average}
        value={average === null ? strings.common.none : formatNumber(average)}
        note={strings.grades.count(items.length)}
      />
      {items.length === 0 ? (
        <EmptyState icon="school-outline" title={strings.grades.empty} text={strings.grades.emptyText} />
      ) : null}
      {items.map((course) => (
        <View key={course.id} style={[styles.course, surface]}>
          <View style={styles.top}>
            <View style={styles.fill}>
              <TextField
                label={strings.grades.name}
                value={course.name}
                maxLength={40}
                onChange={(name) => update(course.id, { name })}
              />
            </View>
            <IconButton
              plain
              icon="trash-outline"
              tone="muted"
              label={strings.tools.removeEntry(course.name)}
              onPress={() => remove(course.id)}
            />
          </View>
          <View style={styles.numbers}>
            <View style={styles.fill}>
              <NumberInput
                label={strings.grades.grade}
                value={course.grade}
                onChange={(grade) => update(course.id, { grade })}
              />
            </View>
            <View style={styles.fill}>
              <NumberInput
                label={strings.grades.weight}
                value={course.weight}
                onChange={(weight) => update(course.id, { weight })}
              />
            </View>
          </View>
        </View>
      ))}
    </Screen>
  );
}

const styles = StyleSheet.create({
  course: { borderRadius: radius.card, padding: space.md, gap: space.sm },
  top: { flexDirection: 'row', alignItems: 'flex-end', gap: space.xs },
  numbers: { flexDirection: 'row', gap: space.md },
  fill: { flex: 1 },
});
