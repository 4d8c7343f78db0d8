import { useTranslate } from '../../../../i18n/translation.ts';
import { classNames } from '../../../../ui/class-names.ts';

export const leftTabs = ['palette', 'layers', 'screens', 'library'] as const;
export type LeftPanel = (typeof leftTabs)[number];
export type Panel = LeftPanel | 'properties';

interface PanelTabsProps {
  readonly tabs: readonly Panel[];
  readonly chosen: Panel | null;
  readonly onChoose: (panel: Panel) => void;
}

/** Buttons that choose the shown panel. */
export function PanelTabs({ tabs, chosen, onChoose }: PanelTabsProps) {
  const translate = useTranslate();
  return (
    <div
      aria-label={translate('designer.panel.choose')}
      className="flex h-11 shrink-0 border-y border-line bg-page first:border-t-0"
      role="group"
    >
      {tabs.map((tab) => (
        <button
          aria-pressed={tab === chosen}
          className={classNames(
            'min-w-0 flex-auto truncate px-0.5 text-12 font-medium',
            tab === chosen ? 'text-ink shadow-[inset_0_-2px_0_var(--primary)]' : 'text-muted hover:text-ink',
          )}
          key={tab}
          onClick={() => onChoose(tab)}
          type="button"
        >
          {translate(`designer.panel.tabs.${tab}`)}
        </button>
      ))}
    </div>
  );
}
