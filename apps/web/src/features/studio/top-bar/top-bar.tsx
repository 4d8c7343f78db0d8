import type { Project } from '@kilim/contract';
import { ArrowLeft, Download, Ellipsis, History, MessageSquare, PanelLeft } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslate } from '../../../i18n/translation.ts';
import { paths } from '../../../navigation/paths.ts';
import { Button, buttonLook } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Menu, MenuItem } from '../../../ui/menu.tsx';
import type { StudioWidth } from '../layout/use-studio-width.ts';
import { useStudio } from '../session/studio-context.tsx';
import { BalanceLabel } from './balance-label.tsx';
import { ExportDialog } from './export-dialog.tsx';
import { ProjectName } from './project-name.tsx';
import { SaveStatusButton } from './save-status-button.tsx';
import { useExport } from './use-export.ts';

interface TopBarProps {
  readonly project: Project;
  readonly width: StudioWidth;
  readonly isFilesShown: boolean;
  readonly isChatShown: boolean;
  readonly onToggleFiles: () => void;
  readonly onToggleChat: () => void;
}

/** The studio's top bar: back, name, save status, balance, versions, export and panel toggles. */
export function TopBar({
  project,
  width,
  isFilesShown,
  isChatShown,
  onToggleFiles,
  onToggleChat,
}: TopBarProps) {
  const translate = useTranslate();
  const { ui } = useStudio();
  const exporting = useExport(project);
  const openVersions = (): void => ui.change({ isVersionsOpen: true, versionId: null, versionPath: null });
  const isNarrow = width === 'narrow';
  return (
    <div className="flex h-12 shrink-0 items-center gap-1 border-b border-line bg-page px-1 sm:px-2">
      <Link
        aria-label={translate('studio.backToDashboard')}
        className={classNames(buttonLook('quiet'), 'w-10 px-0!')}
        title={translate('studio.backToDashboard')}
        to={paths.dashboard.to()}
      >
        <ArrowLeft aria-hidden="true" className="size-[18px]" />
      </Link>
      {width === 'wide' ? (
        <IconButton
          aria-pressed={isFilesShown}
          icon={<PanelLeft aria-hidden="true" />}
          label={translate(isFilesShown ? 'studio.panels.hideFiles' : 'studio.panels.showFiles')}
          onClick={onToggleFiles}
        />
      ) : null}
      <ProjectName project={project} />
      <SaveStatusButton />
      <div className="flex-1" />
      <BalanceLabel />
      {isNarrow ? (
        <Menu
          label={translate('studio.menu')}
          trigger={<IconButton icon={<Ellipsis aria-hidden="true" />} label={translate('studio.menu')} />}
        >
          <MenuItem icon={<History aria-hidden="true" />} onSelect={openVersions}>
            {translate('studio.versions.open')}
          </MenuItem>
          <MenuItem
            icon={<Download aria-hidden="true" />}
            isDisabled={exporting.isBusy}
            onSelect={() => void exporting.start()}
          >
            {translate(exporting.isBusy ? 'studio.export.busy' : 'studio.export.button')}
          </MenuItem>
        </Menu>
      ) : (
        <>
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
            onClick={() => void exporting.start()}
            variant="secondary"
          >
            {translate(exporting.isBusy ? 'studio.export.busy' : 'studio.export.button')}
          </Button>
          <IconButton
            aria-pressed={isChatShown}
            icon={<MessageSquare aria-hidden="true" />}
            label={translate(isChatShown ? 'studio.panels.hideChat' : 'studio.panels.showChat')}
            onClick={onToggleChat}
          />
        </>
      )}
      <ExportDialog
        onCancel={exporting.cancel}
        onChoose={(packages) => void exporting.choose(packages)}
        packages={exporting.untestedPackages}
      />
    </div>
  );
}
