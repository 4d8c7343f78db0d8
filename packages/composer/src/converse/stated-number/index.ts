export { dailyGoal } from './daily-goal.ts';
export { onlyNumber } from './only-number.ts';
export { amountsIn } from './read-amount.ts';
export { restatedNumber } from './restated-number.ts';
export { statedNumber } from './stated-number.ts';
export { warningNumber } from './warning-number.ts';
