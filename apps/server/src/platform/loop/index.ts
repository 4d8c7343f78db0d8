// Keeps the event loop responsive: long work yields after 8 ms, and a guard for development logs blocks above 50 ms
// (docs/rules/workers.md#event-loop).
export { createBlockLog } from './block-log.ts';
export { createLoopBudget } from './loop-budget.ts';
export { type LoopGuard, startLoopGuard } from './loop-guard.ts';
