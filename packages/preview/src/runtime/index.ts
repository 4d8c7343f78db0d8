// The frame's side of the preview: runs modules with React Fast Refresh and reports errors and console lines to the
// studio. The build bundles `entry.ts`; these exports are for tests.
export { captureConsole, LINES_PER_SECOND } from './console-capture.ts';
export { describeArguments } from './console-value.ts';
export { ModuleRegistry, type ModuleRegistryOptions, type RefreshHooks } from './module-registry.ts';
export { readPositions } from './stack-positions.ts';
export { asNamespace, type Namespace, Vendor } from './vendor.ts';
