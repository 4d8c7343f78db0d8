import { Code, PenTool, Smartphone } from 'lucide-react';
import { useTranslate } from '../../../i18n/translation.ts';
import { classNames } from '../../../ui/class-names.ts';
import { TabBadge } from '../layout/tab-badge.tsx';
import { useStudio, useStudioUi } from '../session/studio-context.tsx';
import type { StudioActivity } from '../session/use-activity.ts';

const choices = [
  { pane: 'preview', icon: <Smartphone aria-hidden="true" /> },
  { pane: 'design', icon: <PenTool aria-hidden="true" /> },
  { pane: 'code', icon: <Code aria-hidden="true" /> },
] as const;

/** Chooses between preview, design and code in the medium layout. */
export function MiddlePaneSwitch({ activity }: { readonly activity: StudioActivity }) {
  const translate = useTranslate();
  const { ui } = useStudio();
  const shown = useStudioUi((state) => state.middlePane);
  return (
    <div
      aria-label={translate('studio.panels.choose')}
      className="flex shrink-0 rounded-control border border-line bg-sunken"
      role="group"
    >
      {choices.map(({ pane, icon }) => (
        <button
          aria-pressed={shown === pane}
          className={classNames(
            'flex h-10 items-center gap-1.5 rounded-control px-2.5 text-13 font-medium [&_svg]:size-4',
            shown === pane ? 'bg-raised text-ink shadow-float' : 'text-muted hover:text-ink',
          )}
          key={pane}
          onClick={() => ui.change({ middlePane: pane })}
          type="button"
        >
          {icon}
          {translate(`studio.panels.${pane}`)}
          <TabBadge activity={activity} tab={pane} />
        </button>
      ))}
    </div>
  );
}
