import type { Plan, PlanId } from '@kilim/contract';
import { useState } from 'react';
import { errorText } from '../../../i18n/error-text.ts';
import { useLanguage, useTranslate } from '../../../i18n/translation.ts';
import { moveItem } from '../../../ui/move-item.ts';
import { showToast } from '../../../ui/toast.ts';
import { useOrderPlans } from './api/plans.ts';

export interface PlanOrder {
  /** The plans as they are shown, during a drag in the order that releasing would save. */
  readonly shown: readonly Plan[];
  readonly draggedId: PlanId | null;
  /** What a screen reader says after a move; empty before. */
  readonly announcement: string;
  /** Shows a plan in another place without saving. */
  drag(planId: PlanId, place: number): void;
  /** Ends a drag and saves the shown order; `isCanceled` shows the saved one again. */
  drop(isCanceled: boolean): void;
  /** Moves a plan and saves the order. */
  move(planId: PlanId, place: number): void;
}

interface Drag {
  readonly planId: PlanId;
  readonly order: readonly Plan[];
}

/** The display order of the plans: moved by dragging or by keys, saved at once, put back when saving fails. */
export function usePlanOrder(plans: readonly Plan[]): PlanOrder {
  const translate = useTranslate();
  const language = useLanguage();
  const saving = useOrderPlans();
  const [dragged, setDragged] = useState<Drag | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const shown = dragged?.order ?? plans;

  const save = (planId: PlanId, order: readonly Plan[]): void => {
    const place = order.findIndex((plan) => plan.planId === planId);
    if (place < 0 || order.every((plan, at) => plan.planId === plans[at]?.planId)) return;
    const name = order[place]?.name[language] ?? '';
    setAnnouncement(
      translate('admin.plans.moved', { name, place: String(place + 1), total: String(order.length) }),
    );
    saving.mutate(order, {
      onError: (error) => {
        setAnnouncement('');
        showToast({
          type: 'error',
          title: translate('admin.plans.moveFailed'),
          message: errorText(error, translate),
        });
      },
    });
  };
  const placed = (planId: PlanId, order: readonly Plan[], place: number): readonly Plan[] =>
    moveItem(
      order,
      order.findIndex((plan) => plan.planId === planId),
      place,
    );

  return {
    shown,
    draggedId: dragged?.planId ?? null,
    announcement,
    drag: (planId, place) => setDragged({ planId, order: placed(planId, shown, place) }),
    drop: (isCanceled) => {
      setDragged(null);
      if (dragged !== null && !isCanceled) save(dragged.planId, dragged.order);
    },
    move: (planId, place) => save(planId, placed(planId, plans, place)),
  };
}
