import { foldSearch } from '@kilim/contract';
import { catalogues, droppedMediaType, type ElementType, writeDropped } from '@kilim/design-model';
import {
  Bot,
  Box,
  Image,
  List,
  type LucideIcon,
  MessageCircle,
  PanelBottom,
  RectangleHorizontal,
  ShoppingBag,
  SquareDashed,
  TextCursorInput,
  ToggleRight,
  Type,
  UserRound,
} from 'lucide-react';
import { useState } from 'react';
import { useTranslate } from '../../../../i18n/translation.ts';
import { SearchField } from '../../../../ui/search-field.tsx';
import { insertAt } from '../state/designer-commands.ts';
import { useDesigner } from '../state/designer-context.tsx';

export const typeIcons: Readonly<Record<ElementType, LucideIcon>> = {
  text: Type,
  heading: Type,
  button: RectangleHorizontal,
  image: Image,
  input: TextCursorInput,
  textinput: TextCursorInput,
  container: SquareDashed,
  view: SquareDashed,
  scrollview: SquareDashed,
  switch: ToggleRight,
  flatlist: List,
  tabbar: PanelBottom,
  'product-card': ShoppingBag,
  'user-profile': UserRound,
  'ai-chat-bubble': MessageCircle,
  'smart-form': Bot,
};

/** Components to insert by dragging, clicking or Enter: docs/rules/designer.md#catalogues */
export function Palette() {
  const translate = useTranslate();
  const designer = useDesigner();
  const [search, setSearch] = useState('');
  const wanted = foldSearch(search.trim());
  const categories = catalogues[designer.frame].flatMap((category) => {
    const isWhole = foldSearch(translate(category.labelKey)).includes(wanted);
    const entries = category.entries.filter(
      ({ labelKey }) => isWhole || foldSearch(translate(labelKey)).includes(wanted),
    );
    return entries.length === 0 ? [] : [{ ...category, entries }];
  });
  return (
    <div className="flex flex-col gap-3 p-2.5">
      <SearchField
        label={translate('designer.palette.search')}
        onChange={(event) => setSearch(event.target.value)}
        value={search}
      />
      {categories.length === 0 ? (
        <p className="px-1 text-13 text-muted">{translate('designer.palette.nothing')}</p>
      ) : null}
      {categories.map(({ id, labelKey, entries }) => (
        <details key={id} open>
          <summary className="cursor-pointer rounded-control px-1 py-1 text-12 font-medium text-muted hover:text-ink">
            {translate(labelKey)}
          </summary>
          <ul className="grid grid-cols-2 gap-1.5 pt-1">
            {entries.map((entry) => {
              const Icon = typeIcons[entry.type] ?? Box;
              const data = { type: entry.type };
              return (
                <li key={entry.type}>
                  <button
                    className="flex min-h-16 w-full cursor-grab flex-col items-center justify-center gap-1.5 rounded-control border border-line bg-raised px-1 py-2 text-center text-12 leading-tight hover:border-line-strong hover:bg-sunken active:cursor-grabbing"
                    draggable
                    onClick={() => insertAt(designer, data)}
                    onDragStart={(event) => {
                      event.dataTransfer.setData(droppedMediaType, writeDropped(data));
                      event.dataTransfer.effectAllowed = 'copy';
                    }}
                    title={translate('designer.palette.hint')}
                    type="button"
                  >
                    <Icon aria-hidden="true" className="size-4.5 text-muted" />
                    {translate(entry.labelKey)}
                  </button>
                </li>
              );
            })}
          </ul>
        </details>
      ))}
    </div>
  );
}
