import type {
  ActOutcome,
  AppAct,
  ConsoleEntry,
  ElementMarks,
  MeasuredAreas,
  PickCommand,
  PickEvent,
  PreviewHost,
  PreviewHostOptions,
  PreviewState,
  SourceLocation,
} from '@kilim/preview/host';
import { vi } from 'vitest';

// Replaces the preview engine, which needs a real browser. In a test file:
//   vi.mock('@kilim/preview/host', () => import('./testing/fake-preview-host.ts'));

class FakePreviewHost implements PreviewHost {
  files: Readonly<Record<string, string>> = {};
  prepared: Readonly<Record<string, string>> | null = null;
  restarts = 0;
  resets = 0;
  readonly picks: PickCommand[] = [];
  marks: ElementMarks | null = null;
  /** Where the elements that begin on a line are. */
  readonly areas = new Map<number, MeasuredAreas[number]>();
  readonly acts: AppAct[] = [];
  dismissals = 0;
  colorScheme: PreviewHostOptions['colorScheme'];
  isDisposed = false;
  private readonly options: PreviewHostOptions;
  private state: PreviewState = { kind: 'starting', lastGood: false };

  constructor(options: PreviewHostOptions) {
    this.options = options;
    this.colorScheme = options.colorScheme;
  }

  attach(): void {}
  getState(): PreviewState {
    return this.state;
  }
  setFiles(files: Readonly<Record<string, string>>): number {
    this.files = files;
    return 1;
  }
  prepareFiles(files: Readonly<Record<string, string>>): void {
    this.prepared = files;
  }
  changeFile(path: string, content: string): number {
    return this.setFiles({ ...this.files, [path]: content });
  }
  deleteFile(path: string): number {
    const { [path]: _deleted, ...rest } = this.files;
    return this.setFiles(rest);
  }
  renameFile(): number {
    return 1;
  }
  restart(): void {
    this.restarts += 1;
  }
  resetData(): void {
    this.resets += 1;
  }
  dismissError(): void {
    this.dismissals += 1;
  }
  setColorScheme(scheme: PreviewHostOptions['colorScheme']): void {
    this.colorScheme = scheme;
  }
  pick(command: PickCommand): void {
    this.picks.push(command);
  }
  mark(marks: ElementMarks): void {
    this.marks = marks;
  }
  act(act: AppAct): Promise<ActOutcome> {
    this.acts.push(act);
    return Promise.resolve({ label: act.kind === 'scroll' ? null : act.kind });
  }
  measure(places: readonly SourceLocation[]): Promise<MeasuredAreas> {
    return Promise.resolve(places.map(({ line }) => this.areas.get(line) ?? []));
  }
  takePicture(): Promise<ArrayBuffer | null> {
    return Promise.resolve(null);
  }
  dispose(): void {
    this.isDisposed = true;
  }

  /** Reports a state, as the engine does after a build or an error. */
  report(state: PreviewState): void {
    this.state = state;
    this.options.onState(state);
  }
  /** Reports that the browser has painted the files that were set last. */
  paint(): void {
    this.options.onUpdate?.({ edit: 1, phase: 'painted', elapsed: 1, remounted: false });
  }
  /** Reports that the files that were set last run. */
  apply(): void {
    this.options.onUpdate?.({ edit: 1, phase: 'applied', elapsed: 1, remounted: false });
  }
  /** Reports what the user points at or picks in the app. */
  sayPicked(event: PickEvent): void {
    this.options.onPick?.(event);
  }
  /** Reports how many places show the marked elements. */
  sayMarked(count: number, area: Parameters<NonNullable<PreviewHostOptions['onMarked']>>[1] = null): void {
    this.options.onMarked?.(count, area);
  }
  /** Reports console output of the app. */
  log(...entries: ConsoleEntry[]): void {
    this.options.onConsole?.(entries);
  }
}

let current: FakePreviewHost | undefined;

export function createPreviewHost(options: PreviewHostOptions): PreviewHost {
  current = new FakePreviewHost(options);
  return current;
}

/** The running host of the studio. */
export function previewHost(): FakePreviewHost {
  if (current === undefined || current.isDisposed) throw new Error('The studio runs no preview host.');
  return current;
}

/** Waits until the studio runs a preview host. */
export const findPreviewHost = (): Promise<FakePreviewHost> => vi.waitFor(previewHost);
