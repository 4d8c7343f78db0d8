import { listProjects, type Project } from '@kilim/contract';
import { useQuery } from '@tanstack/react-query';
import { Command } from 'cmdk';
import {
  Coins,
  FolderOpen,
  Keyboard,
  Languages,
  LayoutGrid,
  LifeBuoy,
  LogOut,
  Moon,
  Plus,
  ReceiptText,
  Settings,
  ShieldUser,
  Sun,
} from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../api/client.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { isAdmin, useSession } from '../../api/session.ts';
import { openKeyboardHelp } from '../../commands/keyboard-help-store.ts';
import { useChangeLanguage } from '../../commands/use-change-language.ts';
import { useSignOut } from '../../commands/use-sign-out.ts';
import { useTranslate } from '../../i18n/translation.ts';
import { paths } from '../../navigation/paths.ts';
import { chooseTheme, useTheme } from '../../ui/theme.ts';

function useProjectsByName(search: string): readonly Project[] {
  const filter = { search, sort: 'updated' } as const;
  const query = useQuery({
    queryKey: [...queryKeys.projects.list(filter), 'palette'],
    queryFn: ({ signal }) =>
      call(listProjects, {
        query: { ...(search === '' ? {} : { search }), sort: 'updated', limit: 8 },
        signal,
      }),
    placeholderData: (previous) => previous,
  });
  return query.data?.projects ?? [];
}

/** The search text of an item; the id keeps items with the same label apart. */
const nameItem = (label: string, name: string): string => `${label} ${name}`.trim();

const groupLook =
  '[&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:py-2 [&_[cmdk-group-heading]]:text-12 [&_[cmdk-group-heading]]:text-muted';

/** Finds screens, projects, language, theme and sign-out by name. */
export default function CommandPalette({ onClose }: { readonly onClose: () => void }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const signOut = useSignOut();
  const session = useSession();
  const changeLanguage = useChangeLanguage();
  const isDark = useTheme() === 'dark';
  const [search, setSearch] = useState('');
  const projects = useProjectsByName(search.trim().slice(0, 100));
  const firstCommand = nameItem(translate('shell.palette.dashboard'), 'dashboard');
  const [chosen, setChosen] = useState(firstCommand);
  const latest = projects[0];
  const [known, setKnown] = useState<Project>();
  if (latest !== undefined && known === undefined) {
    // Projects load later and are listed first: select the first one unless the user has moved the selection.
    setKnown(latest);
    if (chosen === firstCommand) setChosen(nameItem(latest.name, latest.id));
  }

  const item = (name: string, icon: ReactNode, label: string, act: () => void) => (
    <Command.Item
      value={nameItem(label, name)}
      onSelect={() => {
        onClose();
        act();
      }}
      className="flex min-h-10 cursor-pointer items-center gap-3 rounded-control px-3 text-14 data-[selected=true]:bg-ink/6 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-muted"
    >
      {icon}
      <span className="min-w-0 truncate">{label}</span>
    </Command.Item>
  );

  return (
    <Command.Dialog
      open
      value={chosen}
      onValueChange={setChosen}
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      label={translate('shell.palette.title')}
      overlayClassName="fixed inset-0 z-40 animate-appear bg-scrim"
      contentClassName="fixed inset-x-3 top-[12dvh] z-40 mx-auto max-w-xl animate-rise overflow-hidden rounded-dialog border border-line bg-raised shadow-float outline-none"
    >
      <Command.Input
        value={search}
        onValueChange={setSearch}
        placeholder={translate('shell.palette.placeholder')}
        className="h-13 w-full border-b border-line bg-transparent px-5 text-16 outline-none placeholder:text-muted"
      />
      <Command.List label={translate('shell.palette.title')} className="max-h-[50dvh] overflow-y-auto p-2">
        <Command.Empty className="px-3 py-8 text-center text-14 text-muted">
          {translate('shell.palette.empty')}
        </Command.Empty>
        {projects.length === 0 ? null : (
          <Command.Group heading={translate('shell.palette.projects')} className={groupLook}>
            {projects.map((project) => (
              <div key={project.id}>
                {item(project.id, <FolderOpen aria-hidden="true" />, project.name, () => {
                  void navigate(paths.studio.to(project.id));
                })}
              </div>
            ))}
          </Command.Group>
        )}
        <Command.Group heading={translate('shell.palette.actions')} className={groupLook}>
          {item('dashboard', <LayoutGrid aria-hidden="true" />, translate('shell.palette.dashboard'), () => {
            void navigate(paths.dashboard.to());
          })}
          {item('new', <Plus aria-hidden="true" />, translate('shell.palette.newProject'), () => {
            void navigate(paths.dashboard.to({ isCreating: true }));
          })}
          {item('pricing', <Coins aria-hidden="true" />, translate('shell.pricing'), () => {
            void navigate(paths.pricing.to());
          })}
          {item('settings', <Settings aria-hidden="true" />, translate('shell.settings'), () => {
            void navigate(paths.settings.to());
          })}
          {item('receipts', <ReceiptText aria-hidden="true" />, translate('shell.receipts'), () => {
            void navigate(paths.settings.to('receipts'));
          })}
          {item('support', <LifeBuoy aria-hidden="true" />, translate('shell.support'), () => {
            void navigate(paths.settings.to('support'));
          })}
          {session.status === 'signed-in' && isAdmin(session.user)
            ? item('admin', <ShieldUser aria-hidden="true" />, translate('shell.palette.admin'), () => {
                void navigate(paths.admin.to());
              })
            : null}
          {item(
            'language',
            <Languages aria-hidden="true" />,
            translate('shell.palette.language'),
            changeLanguage,
          )}
          {item(
            'theme',
            isDark ? <Sun aria-hidden="true" /> : <Moon aria-hidden="true" />,
            translate(isDark ? 'shell.useLightTheme' : 'shell.useDarkTheme'),
            () => chooseTheme(isDark ? 'light' : 'dark'),
          )}
          {item('shortcuts', <Keyboard aria-hidden="true" />, translate('shell.shortcuts.title'), () =>
            openKeyboardHelp('shortcuts'),
          )}
          {item('logout', <LogOut aria-hidden="true" />, translate('shell.logout'), () => signOut.mutate())}
        </Command.Group>
      </Command.List>
    </Command.Dialog>
  );
}
