import { ArrowLeft, MousePointer2, Redo2, Undo2 } from 'lucide-react';
import { useTranslate } from '../../../../i18n/translation.ts';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { useSource, useSourceState } from './source-context.tsx';

interface SourceToolbarProps {
  readonly isSelecting: boolean;
  readonly onToggleSelecting: () => void;
}

/** Undo, the way back out of a component, and what a press in the app does. */
export function SourceToolbar({ isSelecting, onToggleSelecting }: SourceToolbarProps) {
  const translate = useTranslate();
  const source = useSource();
  const history = useSourceState((state) => state.history);
  const trail = useSourceState((state) => state.trail);
  const path = useSourceState((state) => state.path);
  const last = trail.at(-1);
  return (
    <div
      aria-label={translate('designer.source.toolbar')}
      className="flex min-h-12 shrink-0 flex-wrap items-center gap-0.5 border-b border-line bg-page px-1.5 py-1"
      role="toolbar"
    >
      <IconButton
        disabled={history.past.length === 0}
        icon={<Undo2 aria-hidden="true" />}
        label={translate('designer.toolbar.undo')}
        onClick={source.undo}
        shortcut="Ctrl Z"
      />
      <IconButton
        disabled={history.future.length === 0}
        icon={<Redo2 aria-hidden="true" />}
        label={translate('designer.toolbar.redo')}
        onClick={source.redo}
        shortcut="Ctrl Shift Z"
      />
      <IconButton
        aria-pressed={isSelecting}
        icon={<MousePointer2 aria-hidden="true" />}
        label={translate('designer.source.select')}
        onClick={onToggleSelecting}
      />
      {last === undefined ? null : (
        <IconButton
          icon={<ArrowLeft aria-hidden="true" />}
          label={translate('designer.source.back', { name: last })}
          onClick={source.goBack}
        />
      )}
      <span className="min-w-0 flex-1 truncate px-1 text-right font-mono text-12 text-muted" title={path}>
        {path}
      </span>
    </div>
  );
}
