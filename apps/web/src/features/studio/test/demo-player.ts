import type { ActOutcome, AppAct } from '@kilim/preview/host';
import { createStore } from 'zustand/vanilla';
import { type ReadableStore, toReadable } from '../readable-store.ts';
import { type DemoResult, type DemoSpeed, demoSteps, repeatDelay, timeOf } from './demo-script.ts';

export interface DemoState {
  readonly isPlaying: boolean;
  readonly speed: DemoSpeed;
  readonly repeats: boolean;
  /** Steps of this round that were done, in order. */
  readonly results: readonly DemoResult[];
}

/** The app that the sequence is played in. */
export interface DemoApp {
  act(act: AppAct): Promise<ActOutcome>;
  /** What is typed, in the user's language. */
  readonly text: string;
}

type Later = (task: () => void, delay: number) => () => void;

export interface DemoPlayer extends ReadableStore<DemoState> {
  play(app: DemoApp): void;
  pause(): void;
  /** Ends the round; the caller restarts the app. */
  reset(): void;
  setSpeed(speed: DemoSpeed): void;
  setRepeats(repeats: boolean): void;
  dispose(): void;
}

/** Plays the scripted sequence over a running app: docs/rules/designer.md#interactive-test */
export function createDemoPlayer(later: Later): DemoPlayer {
  const store = createStore<DemoState>(() => ({ isPlaying: false, speed: 1, repeats: false, results: [] }));
  let app: DemoApp | null = null;
  let cancel = (): void => undefined;
  // Answers of an earlier round are dropped.
  let round = 0;

  function record(id: DemoResult['id'], label: string | null): void {
    store.setState(({ results }) => ({ results: [...results, { id, label }] }));
  }

  async function run(index: number, ofRound: number): Promise<void> {
    const step = demoSteps[index];
    if (step === undefined || app === null) return;
    if (step.act === undefined) record(step.id, '');
    else {
      const given: AppAct = step.act === 'input' ? { kind: 'input', text: app.text } : { kind: step.act };
      const { label } = await app.act(given);
      if (ofRound !== round) return;
      record(step.id, label);
    }
    if (index === demoSteps.length - 1) end();
    else if (store.getState().isPlaying) schedule(index + 1);
  }

  /** The next step of this round; its delay counts from the step before it. */
  function schedule(index: number): void {
    const step = demoSteps[index];
    const before = demoSteps[index - 1];
    if (step === undefined) return;
    const { speed } = store.getState();
    const delay = timeOf(step, speed) - (before === undefined ? 0 : timeOf(before, speed));
    const ofRound = round;
    cancel = later(() => void run(index, ofRound), delay);
  }

  function end(): void {
    if (!store.getState().repeats) {
      store.setState({ isPlaying: false });
      return;
    }
    cancel = later(begin, repeatDelay);
  }

  function begin(): void {
    round += 1;
    store.setState({ isPlaying: true, results: [] });
    schedule(0);
  }

  function stop(): void {
    cancel();
    round += 1;
    store.setState({ isPlaying: false });
  }

  return {
    ...toReadable(store),
    play(given) {
      const { isPlaying, results } = store.getState();
      if (isPlaying) return;
      app = given;
      if (results.length === 0 || results.length === demoSteps.length) begin();
      else {
        store.setState({ isPlaying: true });
        schedule(results.length);
      }
    },
    pause: stop,
    reset() {
      stop();
      store.setState({ results: [] });
    },
    setSpeed: (speed) => store.setState({ speed }),
    setRepeats: (repeats) => store.setState({ repeats }),
    dispose: stop,
  };
}
