import { useTranslate } from '../../i18n/translation.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Kbd } from '../../ui/kbd.tsx';
import { shortcutKeys } from './shortcut-keys.ts';

/** The keys that work on every signed-in screen, and those of the studio. */
export default function ShortcutsDialog({ onClose }: { readonly onClose: () => void }) {
  const translate = useTranslate();
  const rows = [
    { keys: ['Ctrl', 'K'], text: translate('shell.shortcuts.palette') },
    { keys: ['?'], text: translate('shell.shortcuts.list') },
    { keys: ['Ctrl', 'S'], text: translate('shell.shortcuts.save') },
    { keys: ['Ctrl', 'F'], text: translate('shell.shortcuts.find') },
    { keys: ['Enter'], text: translate('shell.shortcuts.send') },
    { keys: ['Shift', 'Enter'], text: translate('shell.shortcuts.newLine') },
    { keys: ['Esc'], text: translate('shell.shortcuts.close') },
  ];
  return (
    <Dialog isOpen onClose={onClose} title={translate('shell.shortcuts.title')}>
      <dl className="divide-y divide-line">
        {rows.map(({ keys, text }) => (
          <div key={text} className="flex min-h-11 items-center justify-between gap-4">
            <dt className="text-14">{text}</dt>
            <dd className="flex shrink-0 gap-1">
              {shortcutKeys(keys).map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
