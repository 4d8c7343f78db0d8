// The worker's side of the preview: transforms, module resolution and module graph. Uses no worker globals;
// `@kilim/preview/worker-entry` starts it in a real worker.
export { renderCodeFrame } from './code-frame.ts';
export { ModuleGraph } from './module-graph.ts';
export type { OxcBinding } from './oxc-binding.ts';
export { createOxcTransform } from './oxc-transform.ts';
export { PositionMaps } from './position-maps.ts';
export { PreviewWorker, type PreviewWorkerOptions } from './preview-worker.ts';
export { type Resolution, type ResolveContext, resolveModule } from './resolve-module.ts';
export { createSucraseTransform } from './sucrase-transform.ts';
export type { Transform, TransformResult } from './transform.ts';
