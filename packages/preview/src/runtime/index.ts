// The running side of the preview: modules as functions, React's root and Fast Refresh, errors and console told
// to the studio. `entry.ts` is built into the frame's script; the parts here are for tests and for readers.
export { captureConsole, LINES_PER_SECOND } from './console-capture.ts';
export { describeArguments } from './console-value.ts';
export { ModuleRegistry, type ModuleRegistryOptions, type RefreshHooks } from './module-registry.ts';
export { readPositions } from './stack-positions.ts';
export { asNamespace, type Namespace, Vendor } from './vendor.ts';
