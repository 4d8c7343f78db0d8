// The visual designer without its screen: designs, commands with inverses, undo, geometry, palettes and templates. Pure;
// every change returns a new design that shares the unchanged parts, and wrong data is refused, never thrown.
export * from './actions/action.ts';
export * from './actions/align-elements.ts';
export * from './actions/clipboard.ts';
export * from './actions/copy-elements.ts';
export * from './actions/group-elements.ts';
export * from './actions/insert-component.ts';
export * from './actions/order-elements.ts';
export * from './actions/reparent-elements.ts';
export * from './actions/screen-actions.ts';
export * from './catalogue/catalogue.ts';
export * from './catalogue/create-element.ts';
export * from './catalogue/devices.ts';
export * from './catalogue/dropped-data.ts';
export { expandBlock } from './catalogue/expand-block.ts';
export * from './catalogue/number-field.ts';
export * from './codegen/generate-code.ts';
export * from './codegen/printed-files.ts';
export { applyCommand, type Change, readCommand, toCommand } from './commands/apply.ts';
export type { Command, Step, StepOf } from './commands/command.ts';
export * from './geometry/bounds.ts';
export * from './geometry/distances.ts';
export * from './geometry/insertion.ts';
export { isFlex, type Layout, layoutScreen, readInsets } from './geometry/layout.ts';
export * from './geometry/resize.ts';
export * from './geometry/select.ts';
export * from './geometry/snap.ts';
export * from './geometry/zoom.ts';
export * from './history/history.ts';
export * from './model/asset-reference.ts';
export { presetColors } from './model/color-format.ts';
export {
  type DesignError,
  type DesignErrorKind,
  designErrorKinds,
  type Result,
} from './model/design-error.ts';
export { countLinks, type Design, type DesignElement, type Screen } from './model/element.ts';
export * from './model/element-types.ts';
export * from './model/font-reference.ts';
export { type Frame, limitFrame, type Point } from './model/frame.ts';
export {
  type CreateId,
  countIds,
  type ElementId,
  type ScreenId,
  toElementId,
  toScreenId,
} from './model/ids.ts';
export { designLimits } from './model/limits.ts';
export * from './model/project-files.ts';
export * from './model/properties.ts';
export type { PropertySpec } from './model/property-kinds.ts';
export * from './model/stored-design.ts';
export { errorKey, propertyKey } from './model/text-keys.ts';
export { countElements, type Found, findElement, pickElements, walkElements } from './model/tree.ts';
export { hasProperty, typeProperties } from './model/type-properties.ts';
export * from './suggest/answer-schema.ts';
export * from './suggest/build-prompt.ts';
export * from './suggest/suggest-components.ts';
export * from './templates/instantiate.ts';
export { type Template, type TemplateId, templateIds } from './templates/template.ts';
export { type Scheme, templateColors } from './templates/template-colors.ts';
