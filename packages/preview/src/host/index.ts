// The studio's side of the preview: owns the frame and the worker, watches over both and says in one state what
// to show. Framework-free; the only thing it promises to the screen is that the state is never unknown.
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
  ColorScheme,
  ConsoleLevel,
  ConsoleValue,
  PreviewError,
  PreviewErrorCode,
  SourceLocation,
  StackCall,
  TransformName,
} from '../protocol.ts';
export { createPreviewHost } from './create-preview-host.ts';
export type { ConsoleEntry, PreviewHost, PreviewHostOptions, UpdateTiming } from './options.ts';
export type { PreviewState } from './preview-state.ts';
