// The studio's side of the preview: owns the frame and the worker, monitors both and reports what to show as one state.
// Independent of any UI framework. Guarantees that there always is a state: docs/rules/preview.md
//
//   const preview = createPreviewHost({
//     frameUrl: 'https://preview.example/preview/frame.html',
//     engineUrl: '/preview/',
//     createWorker: () => new Worker(new URL('./preview-worker.ts', import.meta.url), { type: 'module' }),
//     frameTitle: t('preview.frameTitle'),
//     onState: (state) => show(state),
//     onConsole: (entries) => append(entries),
//   });
//   preview.attach(element); preview.setFiles(files); preview.changeFile('src/App.tsx', source);
//
// where preview-worker.ts is one line: import '@kilim/preview/worker-entry';
export type {
  ActOutcome,
  AppAct,
  ColorScheme,
  ConsoleLevel,
  ConsoleValue,
  ElementMarks,
  MarkedArea,
  MeasuredAreas,
  PickCommand,
  PickEvent,
  PickedElement,
  PreviewError,
  PreviewErrorCode,
  SourceLocation,
  StackCall,
  StorageChange,
  StoredItem,
  TransformName,
} from '../protocol.ts';
export { createPreviewHost } from './create-preview-host.ts';
export type { AppStorage, ConsoleEntry, PreviewHost, PreviewHostOptions, UpdateTiming } from './options.ts';
export type { PreviewState } from './preview-state.ts';
