import type { Plan } from '@kilim/contract';
import { GripVertical } from 'lucide-react';
import type { KeyboardEvent, PointerEvent } from 'react';
import { useLanguage, useTranslate } from '../../../i18n/translation.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { placeByKey } from './place-by-key.ts';
import type { PlanOrder } from './use-plan-order.ts';

/** The place of the card below the pointer; null between cards. */
function placeBelow({ clientX, clientY }: PointerEvent): number | null {
  const card = document.elementFromPoint(clientX, clientY)?.closest('[data-plan-place]');
  return card instanceof HTMLElement ? Number(card.dataset['planPlace']) : null;
}

/** Moves a plan among the others: by dragging with mouse, pen or finger, or with arrow keys, Home and End. */
export function PlanOrderHandle({ plan, order }: { readonly plan: Plan; readonly order: PlanOrder }) {
  const translate = useTranslate();
  const language = useLanguage();
  const { planId } = plan;
  const place = order.shown.findIndex((one) => one.planId === planId);
  const isDragged = order.draggedId === planId;

  const moveByKey = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && isDragged) return order.drop(true);
    const wanted = placeByKey(event.key, place, order.shown.length);
    // A drag that goes on decides the place.
    if (wanted === null || isDragged) return;
    event.preventDefault();
    order.move(planId, wanted);
  };
  return (
    <IconButton
      label={translate('admin.plans.move', { name: plan.name[language] })}
      icon={<GripVertical aria-hidden="true" />}
      // A finger on the handle drags the card and does not scroll the page.
      className="-ml-2 shrink-0 cursor-grab touch-none active:cursor-grabbing"
      onKeyDown={moveByKey}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        order.drag(planId, place);
      }}
      onPointerMove={(event) => {
        if (!isDragged) return;
        const below = placeBelow(event);
        if (below !== null && below !== place) order.drag(planId, below);
      }}
      onPointerUp={() => order.drop(false)}
      onPointerCancel={() => order.drop(true)}
    />
  );
}
