import { create } from 'zustand';
import type { IconName } from './components/ui';
import { remember, useSettings } from './settings';
import { strings } from './strings';

export interface Habit {
  id: string;
  name: string;
  icon: IconName;
  /** Days on which it was done, as 2026-01-31. */
  days: string[];
}

export interface Task {
  id: string;
  title: string;
  done: boolean;
}

interface PlannerState {
  habits: Habit[];
  tasks: Task[];
  toggleHabit: (id: string, day: string) => void;
  saveHabit: (habit: { id?: string; name: string; icon: IconName }) => void;
  removeHabit: (id: string) => void;
  addTask: (title: string) => void;
  toggleTask: (id: string) => void;
  removeTask: (id: string) => void;
}

const newId = () => `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 7)}`;

export function dayKey(date: Date): string {
  const month = String(date.getMonth() + 1).padStart(2, '0');
  return `${date.getFullYear()}-${month}-${String(date.getDate()).padStart(2, '0')}`;
}

/** The given number of days up to today, oldest first. */
export function lastDays(count: number): Date[] {
  const today = new Date();
  return Array.from(
    { length: count },
    (_, index) => new Date(today.getFullYear(), today.getMonth(), today.getDate() - (count - 1 - index)),
  );
}

/** Days in a row that end today, or yesterday while today is still open. */
export function streakOf(habit: Habit): number {
  const done = new Set(habit.days);
  const days = lastDays(400).reverse();
  const start = done.has(dayKey(new Date())) ? 0 : 1;
  let streak = 0;
  for (const day of days.slice(start)) {
    if (!done.has(dayKey(day))) break;
    streak += 1;
  }
  return streak;
}

export function longestStreak(habits: readonly Habit[]): number {
  let longest = 0;
  for (const habit of habits) {
    const done = new Set(habit.days);
    let streak = 0;
    for (const day of lastDays(400)) {
      streak = done.has(dayKey(day)) ? streak + 1 : 0;
      longest = Math.max(longest, streak);
    }
  }
  return longest;
}

function sampleHabits(names: readonly string[]): Habit[] {
  const icons: IconName[] = ['water', 'book', 'walk', 'leaf', 'language'];
  // Every so many days each of them was left out; today two are done already.
  const pauses = [12, 9, 4, 6, 3];
  return names.map((name, index) => {
    const pause = pauses[index] ?? 5;
    const days = lastDays(35).reverse();
    return {
      id: `habit-${index}`,
      name,
      icon: icons[index] ?? 'leaf',
      days: days.filter((_, ago) => (ago === 0 ? index < 2 : ago % pause !== pause - 1)).map(dayKey),
    };
  });
}

const sample = strings[useSettings.getState().language].sample;

export const usePlanner = create<PlannerState>()((set) => ({
  habits: sampleHabits(sample.habits),
  tasks: sample.tasks.map((title, index) => ({ id: `task-${index}`, title, done: index === 0 })),

  toggleHabit: (id, day) =>
    set(({ habits }) => ({
      habits: habits.map((habit) => {
        if (habit.id !== id) return habit;
        const days = habit.days.includes(day)
          ? habit.days.filter((each) => each !== day)
          : [...habit.days, day];
        return { ...habit, days };
      }),
    })),

  saveHabit: ({ id, name, icon }) =>
    set(({ habits }) => ({
      habits: id
        ? habits.map((habit) => (habit.id === id ? { ...habit, name, icon } : habit))
        : [...habits, { id: newId(), name, icon, days: [] }],
    })),

  removeHabit: (id) => set(({ habits }) => ({ habits: habits.filter((habit) => habit.id !== id) })),

  addTask: (title) => set(({ tasks }) => ({ tasks: [{ id: newId(), title, done: false }, ...tasks] })),

  toggleTask: (id) =>
    set(({ tasks }) => ({
      tasks: tasks.map((task) => (task.id === id ? { ...task, done: !task.done } : task)),
    })),

  removeTask: (id) => set(({ tasks }) => ({ tasks: tasks.filter((task) => task.id !== id) })),
}));

remember(usePlanner, 'planner', ({ habits, tasks }) => ({ habits, tasks }));
