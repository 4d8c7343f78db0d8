import type { Project } from '@kilim/contract';
import { ArrowLeft, Code, Download, History, MessageSquare, PanelLeft, PenTool } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslate } from '../../../i18n/translation.ts';
import { paths } from '../../../navigation/paths.ts';
import { Button, buttonLook } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { DialogLoading } from '../../../ui/dialog-loading.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { useLoadErrorToast } from '../../../ui/use-load-error-toast.ts';
import { TabBadge } from '../layout/tab-badge.tsx';
import type { StudioWidth } from '../layout/use-studio-width.ts';
import { useStudio, useStudioUi } from '../session/studio-context.tsx';
import { useActivity } from '../session/use-activity.ts';
import { BalanceLabel } from './balance-label.tsx';
import { MiddlePaneSwitch } from './middle-pane-switch.tsx';
import { ProjectName } from './project-name.tsx';
import { SaveStatusButton } from './save-status-button.tsx';
import { StudioMenu } from './studio-menu.tsx';
import { ToolsMenu } from './tools-menu.tsx';
import { useExport } from './use-export.ts';
import { useTopBarCommands } from './use-top-bar-commands.tsx';

const ExportDialog = lazyComponent(async () => (await import('./export-dialog.tsx')).ExportDialog);

interface TopBarProps {
  readonly project: Project;
  readonly width: StudioWidth;
  readonly isFilesShown: boolean;
  readonly isChatShown: boolean;
  readonly onToggleFiles: () => void;
  readonly onToggleChat: () => void;
}

/**
 * The studio's top bar: back, name, save status, balance, versions, export and panel toggles. Below 1024 px it is the only
 * bar of the page, and a menu holds what does not fit.
 */
export function TopBar({
  project,
  width,
  isFilesShown,
  isChatShown,
  onToggleFiles,
  onToggleChat,
}: TopBarProps) {
  const translate = useTranslate();
  const { ui, showCode } = useStudio();
  const isDesignShown = useStudioUi((state) => state.middlePane === 'design');
  const isCodeShown = useStudioUi((state) => state.isCodeShown) && !isDesignShown;
  const designCount = useStudioUi((state) => state.designCount);
  const narrowTab = useStudioUi((state) => state.narrowTab);
  const activity = useActivity();
  const exporting = useExport();
  const reportLoadError = useLoadErrorToast(exporting.close);
  const openVersions = (): void => ui.change({ isVersionsOpen: true, versionId: null, versionPath: null });
  const startExport = (): void => void exporting.start();
  useTopBarCommands({ width, onVersions: openVersions, onExport: startExport, onToggleChat });
  const isWide = width === 'wide';
  // On a phone the balance stands beside the chat only, where credits are spent, so that the name has room elsewhere.
  const hasBalance = width !== 'narrow' || narrowTab === 'chat';
  const chatLabel = translate(isChatShown ? 'studio.panels.hideChat' : 'studio.panels.showChat');
  return (
    <div className="flex h-12 shrink-0 items-center gap-1 border-b border-line bg-page px-1 sm:px-2 max-lg:box-content max-lg:pt-[env(safe-area-inset-top)]">
      <Link
        aria-label={translate('studio.backToDashboard')}
        className={classNames(buttonLook('quiet'), 'w-10 px-0!')}
        title={translate('studio.backToDashboard')}
        to={paths.dashboard.to()}
      >
        <ArrowLeft aria-hidden="true" className="size-[18px]" />
      </Link>
      {isWide && !isDesignShown ? (
        <IconButton
          aria-pressed={isFilesShown}
          icon={<PanelLeft aria-hidden="true" />}
          label={translate(isFilesShown ? 'studio.panels.hideFiles' : 'studio.panels.showFiles')}
          onClick={onToggleFiles}
        />
      ) : null}
      <ProjectName project={project} />
      {isDesignShown && designCount !== null && isWide ? (
        <span className="shrink-0 px-1 text-12 text-muted numerals">
          {translate('studio.tools.elements', { count: designCount })}
        </span>
      ) : null}
      <SaveStatusButton isShort={hasBalance && width === 'narrow'} />
      <div className="flex-1" />
      {width === 'medium' ? <MiddlePaneSwitch activity={activity} /> : null}
      {hasBalance ? <BalanceLabel /> : null}
      {isWide ? (
        <>
          <ToolsMenu />
          <Button
            icon={<History aria-hidden="true" className="size-4" />}
            onClick={openVersions}
            variant="quiet"
          >
            {translate('studio.versions.open')}
          </Button>
          <Button
            icon={<Download aria-hidden="true" className="size-4" />}
            isBusy={exporting.isBusy}
            onClick={startExport}
            variant="secondary"
          >
            {translate(exporting.isBusy ? 'studio.export.busy' : 'studio.export.button')}
          </Button>
          <Button
            aria-label={translate(isDesignShown ? 'studio.panels.hideDesign' : 'studio.panels.showDesign')}
            aria-pressed={isDesignShown}
            className="ml-1 aria-pressed:bg-ink/8"
            icon={<PenTool aria-hidden="true" className="size-4" />}
            onClick={() => ui.change({ middlePane: isDesignShown ? 'preview' : 'design' })}
            variant="quiet"
          >
            {translate('studio.panels.design')}
          </Button>
          <Button
            aria-label={translate(isCodeShown ? 'studio.panels.hideCode' : 'studio.panels.showCode')}
            aria-pressed={isCodeShown}
            className="ml-1 aria-pressed:bg-ink/8"
            icon={<Code aria-hidden="true" className="size-4" />}
            onClick={() => showCode(!isCodeShown)}
            variant="quiet"
          >
            {translate('studio.panels.code')}
            {isCodeShown ? null : <TabBadge activity={activity} tab="code" />}
          </Button>
        </>
      ) : null}
      {width === 'narrow' ? null : (
        <Button
          aria-label={chatLabel}
          aria-pressed={isChatShown}
          className={classNames('aria-pressed:bg-ink/8', width === 'medium' && 'px-3!')}
          icon={<MessageSquare aria-hidden="true" className="size-4" />}
          onClick={onToggleChat}
          title={chatLabel}
          variant="quiet"
        >
          {isWide ? translate('studio.panels.chat') : null}
          {isChatShown ? null : <TabBadge activity={activity} tab="chat" />}
        </Button>
      )}
      {isWide ? null : (
        <StudioMenu isExporting={exporting.isBusy} onExport={startExport} onVersions={openVersions} />
      )}
      {exporting.isOpen ? (
        <ExportDialog
          fallback={<DialogLoading />}
          onClose={exporting.close}
          onLoadError={reportLoadError}
          project={project}
        />
      ) : null}
    </div>
  );
}
