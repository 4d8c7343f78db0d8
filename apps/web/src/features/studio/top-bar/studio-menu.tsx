import {
  Download,
  Ellipsis,
  History,
  Keyboard,
  Languages,
  LayoutGrid,
  LogOut,
  Maximize2,
  Moon,
  Search,
  Settings,
  Sun,
} from 'lucide-react';
import { Link } from 'react-router';
import { openKeyboardHelp } from '../../../commands/keyboard-help-store.ts';
import { useChangeLanguage } from '../../../commands/use-change-language.ts';
import { useSignOut } from '../../../commands/use-sign-out.ts';
import { useTranslate } from '../../../i18n/translation.ts';
import { paths } from '../../../navigation/paths.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Menu, MenuItem, MenuLink, MenuSeparator } from '../../../ui/menu.tsx';
import { chooseTheme, useTheme } from '../../../ui/theme.ts';
import { AssistantItem, ClearChatItem } from '../chat/chat-menu-items.tsx';
import { useStudioWidth } from '../layout/use-studio-width.ts';
import { ProjectRulesItem } from '../rules/project-rules-item.tsx';
import { useStudio } from '../session/studio-context.tsx';
import { ToolItems } from './tool-items.tsx';

interface StudioMenuProps {
  readonly isExporting: boolean;
  readonly onExport: () => void;
  readonly onVersions: () => void;
}

/** Everything that the bars of a wide window offer, for windows that show one small bar. */
export function StudioMenu({ isExporting, onExport, onVersions }: StudioMenuProps) {
  const translate = useTranslate();
  const { ui } = useStudio();
  // Wider windows have them in the bar above the chat.
  const isNarrow = useStudioWidth() === 'narrow';
  const isDark = useTheme() === 'dark';
  const changeLanguage = useChangeLanguage();
  const signOut = useSignOut();
  return (
    <Menu
      label={translate('studio.projectMenu')}
      trigger={<IconButton icon={<Ellipsis aria-hidden="true" />} label={translate('studio.projectMenu')} />}
    >
      <MenuItem icon={<History aria-hidden="true" />} onSelect={onVersions}>
        {translate('studio.versions.open')}
      </MenuItem>
      <MenuItem icon={<Download aria-hidden="true" />} isDisabled={isExporting} onSelect={onExport}>
        {translate(isExporting ? 'studio.export.busy' : 'studio.export.button')}
      </MenuItem>
      <MenuItem
        icon={<Maximize2 aria-hidden="true" />}
        onSelect={() => ui.change({ isFullScreen: true, narrowTab: 'preview', middlePane: 'preview' })}
      >
        {translate('preview.fullScreen')}
      </MenuItem>
      <MenuItem icon={<Search aria-hidden="true" />} onSelect={() => openKeyboardHelp('palette')}>
        {translate('shell.palette.title')}
      </MenuItem>
      <MenuSeparator />
      <ToolItems />
      {isNarrow ? (
        <>
          <MenuSeparator />
          <AssistantItem />
          <ProjectRulesItem />
          <ClearChatItem />
        </>
      ) : null}
      <MenuSeparator />
      <MenuItem
        icon={isDark ? <Sun aria-hidden="true" /> : <Moon aria-hidden="true" />}
        onSelect={() => chooseTheme(isDark ? 'light' : 'dark')}
      >
        {translate(isDark ? 'shell.useLightTheme' : 'shell.useDarkTheme')}
      </MenuItem>
      <MenuItem icon={<Languages aria-hidden="true" />} onSelect={changeLanguage}>
        {translate('shell.palette.language')}
      </MenuItem>
      <MenuItem icon={<Keyboard aria-hidden="true" />} onSelect={() => openKeyboardHelp('shortcuts')}>
        {translate('shell.shortcuts.title')}
      </MenuItem>
      <MenuSeparator />
      <MenuLink>
        <Link to={paths.dashboard.to()}>
          <LayoutGrid aria-hidden="true" />
          {translate('shell.dashboard')}
        </Link>
      </MenuLink>
      <MenuLink>
        <Link to={paths.settings.to()}>
          <Settings aria-hidden="true" />
          {translate('shell.settings')}
        </Link>
      </MenuLink>
      <MenuItem icon={<LogOut aria-hidden="true" />} onSelect={() => signOut.mutate()}>
        {translate('shell.logout')}
      </MenuItem>
    </Menu>
  );
}
