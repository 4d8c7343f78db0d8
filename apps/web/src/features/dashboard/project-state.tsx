import type { ProjectState as State } from '@kilim/contract';
import type { MessageKey } from '@kilim/messages';
import { useTranslate } from '../../i18n/translation.ts';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { Spinner } from '../../ui/spinner.tsx';

const looks: Readonly<Record<State, { readonly tone: BadgeTone; readonly key: MessageKey }>> = {
  active: { tone: 'success', key: 'dashboard.card.active' },
  building: { tone: 'info', key: 'dashboard.card.building' },
  failed: { tone: 'danger', key: 'dashboard.card.turnFailed' },
};

/** Whether a project is being built, or its last turn failed. */
export function ProjectState({ state }: { readonly state: State }) {
  const translate = useTranslate();
  const { tone, key } = looks[state];
  return (
    <Badge tone={tone}>
      {state === 'building' ? <Spinner className="size-3" /> : null}
      {translate(key)}
    </Badge>
  );
}
