/** All types of elements of both catalogues: docs/rules/designer.md#catalogues */
export const elementTypes = [
  'text',
  'button',
  'image',
  'input',
  'container',
  'product-card',
  'user-profile',
  'ai-chat-bubble',
  'smart-form',
  'view',
  'scrollview',
  'heading',
  'textinput',
  'switch',
  'flatlist',
  'tabbar',
] as const;

export type ElementType = (typeof elementTypes)[number];

/** Types whose elements contain others. */
export const containerTypes = ['container', 'view', 'scrollview'] as const satisfies readonly ElementType[];

/** Types that are drawn from several simpler elements (`expandBlock`). */
export const blockTypes = [
  'product-card',
  'user-profile',
  'ai-chat-bubble',
  'smart-form',
] as const satisfies readonly ElementType[];

export type BlockType = (typeof blockTypes)[number];

const has = (list: readonly ElementType[], type: ElementType): boolean => list.includes(type);

export const isContainer = (type: ElementType): boolean => has(containerTypes, type);
export const isBlock = (type: ElementType): type is BlockType => has(blockTypes, type);
