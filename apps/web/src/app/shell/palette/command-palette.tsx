import { Command as Cmdk } from 'cmdk';
import { FolderOpen } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { type Command, screenCommands } from '../../../commands/command-registry.ts';
import { formatAgo } from '../../../i18n/formats.ts';
import { useLanguage, useTranslate } from '../../../i18n/translation.ts';
import { paths } from '../../../navigation/paths.ts';
import { useOnline } from '../../../ui/use-online.ts';
import { shortcutKeys } from '../shortcut-keys.ts';
import { rankItems, scoreMatch } from './match-text.ts';
import { PaletteDialog } from './palette-dialog.tsx';
import { PaletteItem } from './palette-item.tsx';
import { readRecentCommands, rememberCommand } from './recent-commands.ts';
import { useProjectSearch } from './use-project-search.ts';
import { useSiteCommands } from './use-site-commands.tsx';

const groupLook =
  '[&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:py-2 [&_[cmdk-group-heading]]:text-12 [&_[cmdk-group-heading]]:text-muted';

interface Group {
  readonly name: 'recent' | 'screen' | 'projects' | 'places' | 'account';
  readonly best: number;
  readonly rows: readonly {
    readonly value: string;
    readonly isDisabled?: boolean;
    readonly element: ReactNode;
  }[];
}

/** Finds the open screen's commands, projects, places and preferences: docs/rules/keyboard.md#command-palette */
export default function CommandPalette({ onClose }: { readonly onClose: () => void }) {
  const translate = useTranslate();
  const language = useLanguage();
  const navigate = useNavigate();
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState('');
  // The first row is selected until the user moves the selection; rows still change while projects are searched.
  const [hasMoved, setMoved] = useState(false);
  // What the screen offered when the palette opened; the screen cannot change behind it.
  const [screen] = useState(screenCommands);
  const [recentIds] = useState(readRecentCommands);
  const [openedAt] = useState(Date.now);
  const { places, account } = useSiteCommands();
  const { projects, isSearching } = useProjectSearch(search);
  const isEmpty = search.trim() === '';
  const isOnline = useOnline();

  const all = [...screen, ...places, ...account];
  const recent = isEmpty ? recentIds.flatMap((id) => all.find((command) => command.id === id) ?? []) : [];

  function groupOf(name: Group['name'], commands: readonly Command[]): Group {
    const found = rankItems(search, commands, (command) => command);
    const [first] = found;
    return {
      name,
      best: first === undefined ? 0 : scoreMatch(search, first.label, first.keywords),
      rows: found.map(({ id, label, icon, shortcut, needsConnection, run }) => {
        const value = `${name} ${id}`;
        const select = (): void => {
          rememberCommand(id);
          onClose();
          run();
        };
        const keys = shortcut === undefined ? undefined : shortcutKeys(shortcut);
        const isDisabled = needsConnection === true && !isOnline;
        const note = isDisabled ? { note: translate('common.needsConnection') } : {};
        const row = { icon, label, value, shortcut: keys, isDisabled, ...note, onSelect: select };
        return { value, isDisabled, element: <PaletteItem key={id} {...row} /> };
      }),
    };
  }

  // The server has searched descriptions too, so its projects are not filtered again; those of an older search are.
  const shownProjects = isSearching
    ? projects.filter((project) => scoreMatch(search, project.name) > 0)
    : projects;
  const projectGroup: Group = {
    name: 'projects',
    best: Math.max(
      0,
      ...shownProjects.map((project) => scoreMatch(search, project.name, project.description)),
    ),
    rows: shownProjects.slice(0, isEmpty ? 5 : 8).map(({ id, name, updatedAt }) => ({
      value: `project ${id}`,
      element: (
        <PaletteItem
          icon={<FolderOpen aria-hidden="true" />}
          key={id}
          label={name}
          note={formatAgo(updatedAt, language, openedAt)}
          onSelect={() => {
            onClose();
            void navigate(paths.studio.to(id));
          }}
          value={`project ${id}`}
        />
      ),
    })),
  };
  const groups = [
    groupOf('recent', recent),
    groupOf('screen', screen),
    projectGroup,
    groupOf('places', places),
    groupOf('account', account),
  ].filter(({ rows }) => rows.length > 0);
  // With a search the best match is on top, whatever its group.
  if (!isEmpty) groups.sort((left, right) => right.best - left.best);

  const values = groups.flatMap(({ rows }) =>
    rows.filter(({ isDisabled }) => !isDisabled).map(({ value }) => value),
  );
  const selected = hasMoved && values.includes(chosen) ? chosen : (values[0] ?? '');

  return (
    <PaletteDialog label={translate('shell.palette.title')} onClose={onClose}>
      <Cmdk
        label={translate('shell.palette.title')}
        loop
        onKeyDown={(event) => /^(?:Arrow|Home|End)/.test(event.key) && setMoved(true)}
        onValueChange={setChosen}
        shouldFilter={false}
        value={selected}
        className="flex min-h-0 flex-col"
      >
        <Cmdk.Input
          className="h-13 w-full shrink-0 border-b border-line bg-transparent px-5 text-16 outline-none placeholder:text-muted"
          onValueChange={(text) => {
            setSearch(text);
            setMoved(false);
          }}
          placeholder={translate('shell.palette.placeholder')}
          value={search}
        />
        <Cmdk.List
          className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-2"
          label={translate('shell.palette.title')}
          onPointerMove={() => setMoved(true)}
        >
          <Cmdk.Empty className="px-3 py-8 text-center text-14 text-muted">
            {translate(isSearching ? 'shell.palette.searching' : 'shell.palette.empty')}
          </Cmdk.Empty>
          {groups.map(({ name, rows }) => (
            <Cmdk.Group className={groupLook} heading={translate(`shell.palette.groups.${name}`)} key={name}>
              {rows.map(({ element }) => element)}
            </Cmdk.Group>
          ))}
        </Cmdk.List>
      </Cmdk>
    </PaletteDialog>
  );
}
