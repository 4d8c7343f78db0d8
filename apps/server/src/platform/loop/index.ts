// Keeping the event loop free: long chains of synchronous work let it turn, and a guard names whatever does not.
export { createBlockLog } from './block-log.ts';
export { createLoopBudget } from './loop-budget.ts';
export { type LoopGuard, startLoopGuard } from './loop-guard.ts';
