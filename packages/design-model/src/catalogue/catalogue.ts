import type { ElementType } from '../model/element-types.ts';

/** A component of a palette with the size of a new element in pixels. */
export interface CatalogueEntry {
  readonly type: ElementType;
  readonly width: number;
  readonly height: number;
  readonly labelKey: `designer.types.${ElementType}`;
}

export interface CatalogueCategory {
  readonly id: 'basic' | 'blocks' | 'smart' | 'layout' | 'text' | 'input' | 'media' | 'list' | 'navigation';
  readonly labelKey: `designer.categories.${CatalogueCategory['id']}`;
  readonly entries: readonly CatalogueEntry[];
}

/** The frame around the editor: the studio's canvas, or the page of the designer. */
export type EditorFrame = 'studio' | 'designer';

/** Size of a dropped element that has none of its own: docs/rules/designer.md#catalogues */
export const droppedSize = { width: 100, height: 50 } as const;

const entry = <Type extends ElementType>(
  type: Type,
  width: number = droppedSize.width,
  height: number = droppedSize.height,
): CatalogueEntry => ({ type, width, height, labelKey: `designer.types.${type}` });

const category = (id: CatalogueCategory['id'], ...entries: readonly CatalogueEntry[]): CatalogueCategory => ({
  id,
  labelKey: `designer.categories.${id}`,
  entries,
});

/** The palettes of both frames: docs/rules/designer.md#catalogues */
export const catalogues: Readonly<Record<EditorFrame, readonly CatalogueCategory[]>> = {
  studio: [
    category(
      'basic',
      entry('text', 120, 40),
      entry('button', 100, 44),
      entry('image', 150, 100),
      entry('input', 200, 44),
      entry('container', 200, 150),
    ),
    category('blocks', entry('product-card', 200, 280), entry('user-profile', 250, 120)),
    category('smart', entry('ai-chat-bubble', 250, 60), entry('smart-form', 300, 200)),
  ],
  designer: [
    category('layout', entry('view'), entry('scrollview')),
    category('text', entry('text'), entry('heading')),
    category('input', entry('textinput'), entry('button'), entry('switch')),
    category('media', entry('image')),
    category('list', entry('flatlist')),
    category('navigation', entry('tabbar')),
  ],
};

/** The size of a new element of a type; 100 × 50 where the palette has no entry. */
export function defaultSize(
  frame: EditorFrame,
  type: ElementType,
): { readonly width: number; readonly height: number } {
  const found = catalogues[frame].flatMap(({ entries }) => entries).find((each) => each.type === type);
  return found ?? droppedSize;
}
