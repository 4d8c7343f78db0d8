import { limits, type TurnMode } from '@kilim/contract';

const rules: Readonly<Record<TurnMode, string>> = {
  build: '',
  ask: `

This is a question. Answer in prose only, in Markdown, without any block: nothing is changed by your answer. If the owner asks for a change, describe briefly how you would make it and in which files.`,
  plan: `

Make a plan; change nothing. Write one or two sentences of prose, then the steps as <plan><step title="a few words">the complete request of this step</step>…</plan>, at most ${limits.planSteps} steps and no other blocks. Each step is carried out later as a request of its own, in this order, by someone who has the project and the results of the earlier steps but not this plan. So every step names what to build, and the app works after each of them. Combine what belongs together.`,
};

/** What the system message adds for a question or a plan (docs/rules/turns.md#modes). */
export const modeRules = (mode: TurnMode): string => rules[mode];
