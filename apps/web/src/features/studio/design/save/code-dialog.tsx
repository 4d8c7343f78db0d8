import { Copy } from 'lucide-react';
import { useTranslate } from '../../../../i18n/translation.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { useCopy } from '../../../../ui/use-copy.ts';
import { useDocument, useStudio } from '../../session/studio-context.tsx';

interface CodeDialogProps {
  readonly path: string;
  readonly onClose: () => void;
}

/** The code that a saved design was written as, to read, to copy or to open in the editor. */
export function CodeDialog({ path, onClose }: CodeDialogProps) {
  const translate = useTranslate();
  const studio = useStudio();
  const code = useDocument((state) => state.files.get(path)?.content ?? '');
  const copy = useCopy();
  const open = (): void => {
    onClose();
    studio.openFile(path);
  };
  return (
    <Dialog
      actions={
        <>
          <Button
            icon={<Copy aria-hidden="true" className="size-4" />}
            onClick={() => copy(code)}
            variant="secondary"
          >
            {translate('designer.save.copy')}
          </Button>
          <Button onClick={open}>{translate('designer.save.open')}</Button>
        </>
      }
      description={translate('designer.save.written', { path })}
      isOpen
      onClose={onClose}
      size="full"
      title={translate('designer.save.codeTitle')}
    >
      <pre
        aria-label={path}
        className="max-h-[60vh] overflow-auto rounded-card border border-line bg-sunken p-3 font-mono text-12 leading-relaxed"
        role="region"
        // A keyboard scrolls it.
        tabIndex={0}
      >
        {code}
      </pre>
    </Dialog>
  );
}
