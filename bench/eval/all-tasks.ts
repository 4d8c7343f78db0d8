import { appTasks } from './app-tasks.ts';
import { changeTasks } from './change-tasks.ts';
import { fixTasks } from './fix-tasks.ts';
import { questionTasks } from './question-tasks.ts';
import type { Task } from './task.ts';

/** 60 tasks: 15 of each kind, half of them in each language. */
export const allTasks: readonly Task[] = [...appTasks, ...changeTasks, ...fixTasks, ...questionTasks];
