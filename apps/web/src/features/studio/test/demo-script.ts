import type { AppAct } from '@kilim/preview/host';

export type DemoStepId = 'start' | 'tap' | 'scroll' | 'input' | 'profile' | 'home' | 'end';

export interface DemoStep {
  readonly id: DemoStepId;
  /** Milliseconds after the start at speed 1. */
  readonly at: number;
  /** What is done in the app; `start` and `end` do nothing. */
  readonly act?: AppAct['kind'];
}

/** The scripted sequence of 6 s: docs/rules/designer.md#interactive-test */
export const demoSteps: readonly DemoStep[] = [
  { id: 'start', at: 0 },
  { id: 'tap', at: 1_000, act: 'tap' },
  { id: 'scroll', at: 2_000, act: 'scroll' },
  { id: 'input', at: 3_000, act: 'input' },
  { id: 'profile', at: 4_000, act: 'profile' },
  { id: 'home', at: 5_000, act: 'home' },
  { id: 'end', at: 6_000 },
];

export const demoSpeeds = [0.5, 1, 1.5, 2] as const;
export type DemoSpeed = (typeof demoSpeeds)[number];

/** Milliseconds from the end to the next round, at every speed. */
export const repeatDelay = 2_000;

/** How a step went: `label` is that of what was acted on, null when the screen has nothing of the kind. */
export interface DemoResult {
  readonly id: DemoStepId;
  readonly label: string | null;
}

/** Milliseconds after the start of a step, whole so that rounding does not add up. */
export const timeOf = ({ at }: DemoStep, speed: DemoSpeed): number => Math.round(at / speed);
