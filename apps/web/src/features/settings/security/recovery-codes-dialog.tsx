import { Copy, Download } from 'lucide-react';
import { saveFile } from '../../../api/save-file.ts';
import { useSiteName } from '../../../api/site.ts';
import { useTranslate } from '../../../i18n/translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { useCopy } from '../../../ui/use-copy.ts';

export interface RecoveryCodesDialogProps {
  readonly codes: readonly string[];
  readonly email: string;
  readonly onClose: () => void;
}

/** Shows the recovery codes once, to copy or download. */
export function RecoveryCodesDialog({ codes, email, onClose }: RecoveryCodesDialogProps) {
  const translate = useTranslate();
  const siteName = useSiteName();
  const copy = useCopy();
  const download = (): void => {
    const title = translate('settings.twoFactor.codesFile', { siteName, email });
    const text = `${title}\n\n${codes.join('\n')}\n`;
    saveFile('recovery-codes.txt', new Blob([text], { type: 'text/plain;charset=utf-8' }));
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={translate('settings.twoFactor.codesTitle')}
      description={translate('settings.twoFactor.codesDescription')}
      actions={<Button onClick={onClose}>{translate('settings.twoFactor.codesSaved')}</Button>}
    >
      <ul
        aria-label={translate('settings.twoFactor.codesTitle')}
        className="grid grid-cols-2 gap-x-4 gap-y-2 rounded-control bg-sunken p-4 text-center font-mono text-14"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2 pt-4">
        <Button
          variant="secondary"
          icon={<Copy aria-hidden="true" className="size-4" />}
          onClick={() => copy(codes.join('\n'))}
        >
          {translate('settings.twoFactor.copyCodes')}
        </Button>
        <Button
          variant="secondary"
          icon={<Download aria-hidden="true" className="size-4" />}
          onClick={download}
        >
          {translate('settings.twoFactor.downloadCodes')}
        </Button>
      </div>
    </Dialog>
  );
}
