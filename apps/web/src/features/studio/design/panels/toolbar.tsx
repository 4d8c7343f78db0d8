import { canRedo, canUndo, devices } from '@kilim/design-model';
import { ArrowLeft, Code, Eye, Maximize2, Minimize2, Redo2, Save, Undo2 } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslate } from '../../../../i18n/translation.ts';
import { paths } from '../../../../navigation/paths.ts';
import { Button, buttonLook } from '../../../../ui/button.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { IconButton } from '../../../../ui/icon-button.tsx';
import type { DesignTool } from '../../session/studio-ui.ts';
import type { DesignerPage } from '../designer-page.ts';
import { useDesigner, useDesignerState } from '../state/designer-context.tsx';
import { fieldLook } from './field-looks.ts';
import { ToolButtons } from './tool-buttons.tsx';
import { ToolbarMenu } from './toolbar-menu.tsx';
import { fitToolbar } from './toolbar-room.ts';
import { ViewControls } from './view-controls.tsx';

interface ToolbarProps {
  /** Width of the bar in pixels; 0 until it is measured. */
  readonly width: number;
  readonly isSaving: boolean;
  readonly hasCode: boolean;
  /** On the designer's own page saving and generating code are two buttons. */
  readonly page: DesignerPage | undefined;
  readonly isFull: boolean;
  readonly onToggleFull: () => void;
  readonly onSave: () => void;
  readonly onGenerate: () => void;
  readonly onShowCode: () => void;
  readonly onTool: (tool: DesignTool) => void;
  readonly isPreviewing: boolean;
  readonly onTogglePreview: () => void;
}

/** Undo, device, grid, zoom, templates and saving: one row, with a menu for what has no room. */
export function Toolbar({
  width,
  isSaving,
  hasCode,
  onSave,
  onShowCode,
  page,
  isFull,
  onToggleFull,
  onGenerate,
  onTool,
  isPreviewing,
  onTogglePreview,
}: ToolbarProps) {
  const translate = useTranslate();
  const { store, frame } = useDesigner();
  const history = useDesignerState((state) => state.history);
  const device = useDesignerState((state) => state.device);
  const room = fitToolbar(width, page !== undefined);
  const { hasTools, hasView, hasWords } = room;
  const words = hasWords ? '' : 'sr-only';
  const look = hasWords ? 'px-3!' : 'w-11 px-0!';
  return (
    <div
      aria-label={translate('designer.toolbar.label')}
      className="flex h-12 shrink-0 items-center gap-0.5 border-b border-line bg-page px-1.5 py-1"
      role="toolbar"
    >
      {page === undefined ? null : (
        <>
          <Link
            aria-label={translate('studio.backToDashboard')}
            className={classNames(buttonLook('quiet'), 'w-11 shrink-0 px-0! sm:w-10')}
            title={translate('studio.backToDashboard')}
            to={paths.dashboard.to()}
          >
            <ArrowLeft aria-hidden="true" className="size-[18px]" />
          </Link>
          <span className={classNames('max-w-48 min-w-0 truncate pr-1 text-14 font-semibold', words)}>
            {page.name}
          </span>
        </>
      )}
      <IconButton
        disabled={isPreviewing || !canUndo(history)}
        icon={<Undo2 aria-hidden="true" />}
        label={translate('designer.toolbar.undo')}
        onClick={store.undo}
        shortcut="Ctrl Z"
      />
      <IconButton
        disabled={isPreviewing || !canRedo(history)}
        icon={<Redo2 aria-hidden="true" />}
        label={translate('designer.toolbar.redo')}
        onClick={store.redo}
        shortcut="Ctrl Shift Z"
      />
      {hasWords ? (
        <select
          aria-label={translate('designer.toolbar.device')}
          className={`${fieldLook} ml-1 h-9! w-auto!`}
          onChange={(event) => {
            const next = devices[frame].find(({ id }) => id === event.target.value);
            if (next !== undefined) store.change({ device: next });
          }}
          value={device.id}
        >
          {devices[frame].map(({ id, labelKey, width, height }) => (
            <option key={id} value={id}>
              {[translate(labelKey), [width, height].join(' × ')].join(' ')}
            </option>
          ))}
        </select>
      ) : null}
      {hasView && !isPreviewing ? <ViewControls /> : null}
      <div className="ml-auto flex items-center gap-0.5">
        {hasTools && !isPreviewing ? <ToolButtons onTool={onTool} /> : null}
        <ToolbarMenu
          {...room}
          isFull={isFull}
          isPreviewing={isPreviewing}
          onShowCode={hasCode && page === undefined ? onShowCode : null}
          onToggleFull={page === undefined ? onToggleFull : null}
          onTool={onTool}
        />
        <IconButton
          aria-pressed={isPreviewing}
          icon={<Eye aria-hidden="true" />}
          label={translate(isPreviewing ? 'designer.toolbar.design' : 'designer.toolbar.preview')}
          onClick={onTogglePreview}
        />
        {hasTools && hasCode && page === undefined ? (
          <IconButton
            icon={<Code aria-hidden="true" />}
            label={translate('designer.toolbar.code')}
            onClick={onShowCode}
          />
        ) : null}
        {hasTools && page === undefined ? (
          <IconButton
            aria-pressed={isFull}
            icon={isFull ? <Minimize2 aria-hidden="true" /> : <Maximize2 aria-hidden="true" />}
            label={translate(isFull ? 'designer.toolbar.leaveFull' : 'designer.toolbar.full')}
            onClick={onToggleFull}
          />
        ) : null}
        {page === undefined ? null : (
          <Button
            className={classNames(look, 'ml-1')}
            icon={<Code aria-hidden="true" className="size-4" />}
            isBusy={isSaving}
            onClick={onGenerate}
          >
            <span className={words}>{translate('designer.toolbar.generate')}</span>
          </Button>
        )}
        <Button
          className={classNames(look, 'ml-1')}
          icon={<Save aria-hidden="true" className="size-4" />}
          isBusy={isSaving}
          onClick={onSave}
          {...(page === undefined ? {} : { variant: 'secondary' as const })}
        >
          <span className={words}>{translate('designer.toolbar.save')}</span>
        </Button>
      </div>
    </div>
  );
}
