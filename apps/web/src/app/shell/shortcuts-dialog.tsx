import { useTranslate } from '../../i18n/translation.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Kbd } from '../../ui/kbd.tsx';

/** The keys that work on every signed-in screen, and those of the studio. */
export default function ShortcutsDialog({ onClose }: { readonly onClose: () => void }) {
  const translate = useTranslate();
  const control = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl';
  const rows = [
    { keys: [control, 'K'], text: translate('shell.shortcuts.palette') },
    { keys: ['?'], text: translate('shell.shortcuts.list') },
    { keys: [control, 'S'], text: translate('shell.shortcuts.save') },
    { keys: [control, 'F'], text: translate('shell.shortcuts.find') },
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
              {keys.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
