import { type DesignErrorKind, designPath, errorKey, writeDesign } from '@kilim/design-model';
import { useTranslate } from '../../../i18n/translation.ts';
import { Button } from '../../../ui/button.tsx';
import { useStudio } from '../session/studio-context.tsx';
import { putFile } from './state/design-file.ts';
import { createEmptyDesign } from './state/designer-store.ts';

interface DamagedDesignProps {
  readonly error: DesignErrorKind;
  readonly onRetry: () => void;
}

/** A design that cannot be read: repair its file, or start with an empty one; earlier versions keep the old text. */
export function DamagedDesign({ error, onRetry }: DamagedDesignProps) {
  const translate = useTranslate();
  const { document, openFile } = useStudio();
  return (
    <section
      aria-label={translate('studio.panels.design')}
      className="flex h-full flex-col items-center justify-center gap-3 bg-raised p-6 text-center"
    >
      <h2 className="text-16 font-semibold">{translate('designer.damaged.title')}</h2>
      <p className="max-w-md text-14 text-muted">
        {error === 'too-large'
          ? translate(errorKey(error))
          : translate('designer.damaged.description', { path: designPath })}
      </p>
      <div className="flex flex-wrap justify-center gap-2 pt-2">
        <Button onClick={() => openFile(designPath)} variant="secondary">
          {translate('designer.damaged.open')}
        </Button>
        <Button onClick={onRetry} variant="secondary">
          {translate('common.retry')}
        </Button>
        <Button
          onClick={() => {
            putFile(document, designPath, writeDesign({ design: createEmptyDesign(), printed: {} }));
            onRetry();
          }}
          variant="danger"
        >
          {translate('designer.damaged.restart')}
        </Button>
      </div>
    </section>
  );
}
