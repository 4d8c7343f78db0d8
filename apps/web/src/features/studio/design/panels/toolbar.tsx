import { canRedo, canUndo, devices, stepZoom } from '@kilim/design-model';
import {
  ArrowLeft,
  Code,
  Eye,
  FolderOpen,
  Grid3x3,
  LayoutTemplate,
  Maximize,
  Maximize2,
  Minimize2,
  Minus,
  Plus,
  Redo2,
  Save,
  Sparkles,
  Undo2,
} from 'lucide-react';
import { Link } from 'react-router';
import { useStore } from 'zustand';
import { useTranslate } from '../../../../i18n/translation.ts';
import { paths } from '../../../../navigation/paths.ts';
import { Button, buttonLook } from '../../../../ui/button.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { IconButton } from '../../../../ui/icon-button.tsx';
import type { DesignTool } from '../../session/studio-ui.ts';
import { fitScreen } from '../canvas/key-actions.ts';
import type { DesignerPage } from '../designer-page.ts';
import { useDesigner, useDesignerState } from '../state/designer-context.tsx';
import { fieldLook } from './field-looks.ts';

interface ToolbarProps {
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

/** Undo, device, grid, zoom, templates and saving. */
export function Toolbar({
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
  const { store, view } = useDesigner();
  const history = useDesignerState((state) => state.history);
  const device = useDesignerState((state) => state.device);
  const hasGrid = useDesignerState((state) => state.hasGrid);
  const designer = useDesigner();
  const zoom = useStore(view, (state) => state.zoom);
  return (
    <div
      aria-label={translate('designer.toolbar.label')}
      className="flex min-h-12 shrink-0 flex-wrap items-center gap-0.5 border-b border-line bg-page px-1.5 py-1"
      role="toolbar"
    >
      {page === undefined ? null : (
        <>
          <Link
            aria-label={translate('studio.backToDashboard')}
            className={classNames(buttonLook('quiet'), 'w-10 px-0!')}
            title={translate('studio.backToDashboard')}
            to={paths.dashboard.to()}
          >
            <ArrowLeft aria-hidden="true" className="size-[18px]" />
          </Link>
          <span className="max-w-48 truncate pr-1 text-14 font-semibold max-sm:max-w-28">{page.name}</span>
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
      <select
        aria-label={translate('designer.toolbar.device')}
        className={`${fieldLook} ml-1 h-9! w-auto! max-sm:h-11! max-sm:min-w-36 max-sm:flex-1`}
        onChange={(event) => {
          const next = devices[designer.frame].find(({ id }) => id === event.target.value);
          if (next !== undefined) store.change({ device: next });
        }}
        value={device.id}
      >
        {devices[designer.frame].map(({ id, labelKey, width, height }) => (
          <option key={id} value={id}>
            {[translate(labelKey), [width, height].join(' × ')].join(' ')}
          </option>
        ))}
      </select>
      {isPreviewing ? null : (
        <>
          <IconButton
            aria-pressed={hasGrid}
            icon={<Grid3x3 aria-hidden="true" />}
            label={translate('designer.toolbar.grid')}
            onClick={() => store.change({ hasGrid: !hasGrid })}
          />
          <IconButton
            icon={<Maximize aria-hidden="true" />}
            label={translate('designer.toolbar.fit')}
            onClick={() => fitScreen(designer)}
            shortcut="Shift 1"
          />
          <div className="flex items-center gap-0.5">
            <IconButton
              icon={<Minus aria-hidden="true" />}
              label={translate('designer.toolbar.zoomOut')}
              onClick={() => view.zoom(stepZoom(zoom, -1))}
              shortcut="Ctrl -"
            />
            <button
              aria-label={translate('designer.toolbar.zoomReset', { zoom: Math.round(zoom * 100) })}
              className="h-10 min-w-12 rounded-control px-1 text-13 numerals hover:bg-ink/6 max-sm:h-11"
              onClick={() => view.zoom(1)}
              type="button"
            >
              {translate('designer.toolbar.zoom', { zoom: Math.round(zoom * 100) })}
            </button>
            <IconButton
              icon={<Plus aria-hidden="true" />}
              label={translate('designer.toolbar.zoomIn')}
              onClick={() => view.zoom(stepZoom(zoom, 1))}
              shortcut="Ctrl +"
            />
          </div>
        </>
      )}
      <div className="ml-auto flex items-center gap-0.5">
        {isPreviewing ? null : (
          <>
            <IconButton
              icon={<LayoutTemplate aria-hidden="true" />}
              label={translate('designer.toolbar.templates')}
              onClick={() => onTool('templates')}
            />
            <IconButton
              icon={<Sparkles aria-hidden="true" />}
              label={translate('designer.generator.title')}
              onClick={() => onTool('generator')}
            />
            <IconButton
              icon={<FolderOpen aria-hidden="true" />}
              label={translate('designer.library.title')}
              onClick={() => onTool('library')}
            />
          </>
        )}
        <IconButton
          aria-pressed={isPreviewing}
          icon={<Eye aria-hidden="true" />}
          label={translate(isPreviewing ? 'designer.toolbar.design' : 'designer.toolbar.preview')}
          onClick={onTogglePreview}
        />
        {hasCode && page === undefined ? (
          <IconButton
            icon={<Code aria-hidden="true" />}
            label={translate('designer.toolbar.code')}
            onClick={onShowCode}
          />
        ) : null}
        {page === undefined ? (
          <IconButton
            aria-pressed={isFull}
            icon={isFull ? <Minimize2 aria-hidden="true" /> : <Maximize2 aria-hidden="true" />}
            label={translate(isFull ? 'designer.toolbar.leaveFull' : 'designer.toolbar.full')}
            onClick={onToggleFull}
          />
        ) : (
          <Button
            className="ml-1 px-3!"
            icon={<Code aria-hidden="true" className="size-4" />}
            isBusy={isSaving}
            onClick={onGenerate}
          >
            <span className="max-sm:sr-only">{translate('designer.toolbar.generate')}</span>
          </Button>
        )}
        <Button
          className="ml-1 px-3!"
          icon={<Save aria-hidden="true" className="size-4" />}
          isBusy={isSaving}
          onClick={onSave}
          {...(page === undefined ? {} : { variant: 'secondary' as const })}
        >
          <span className="max-sm:sr-only">{translate('designer.toolbar.save')}</span>
        </Button>
      </div>
    </div>
  );
}
