import type { UntestedPackage, UntestedPackageChoice } from '@kilim/contract';
import { Package, PackageX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslate } from '../../../i18n/translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';

interface ExportDialogProps {
  readonly packages: readonly UntestedPackage[];
  readonly onChoose: (packages: UntestedPackageChoice) => void;
  readonly onCancel: () => void;
}

/** Lists the untested packages of an export and lets the user add them or leave them out. */
export function ExportDialog({ packages, onChoose, onCancel }: ExportDialogProps) {
  const translate = useTranslate();
  return (
    <Dialog
      description={translate('studio.export.packages.description')}
      isOpen={packages.length > 0}
      onClose={onCancel}
      size="medium"
      title={translate('studio.export.packages.title')}
    >
      <div className="flex flex-col gap-4">
        <ul
          aria-label={translate('studio.export.packages.list')}
          className="flex max-h-48 flex-col divide-y divide-line overflow-y-auto rounded-card border border-line"
        >
          {packages.map((entry) => (
            <PackageRow entry={entry} key={entry.name} />
          ))}
        </ul>
        <div className="grid gap-3 sm:grid-cols-2">
          <Choice
            action={
              <Button onClick={() => onChoose('keep')}>{translate('studio.export.packages.keep')}</Button>
            }
            icon={<Package aria-hidden="true" className="size-4" />}
            text={translate('studio.export.packages.keepText')}
            title={translate('studio.export.packages.keepTitle')}
          />
          <Choice
            action={
              <Button onClick={() => onChoose('omit')} variant="secondary">
                {translate('studio.export.packages.omit')}
              </Button>
            }
            icon={<PackageX aria-hidden="true" className="size-4" />}
            text={translate('studio.export.packages.omitText')}
            title={translate('studio.export.packages.omitTitle')}
          />
        </div>
      </div>
    </Dialog>
  );
}

function PackageRow({ entry: { name, version, uses } }: { readonly entry: UntestedPackage }) {
  const translate = useTranslate();
  const places = uses.map(({ path, line }) => translate('studio.export.packages.place', { path, line }));
  return (
    <li className="flex flex-col gap-0.5 px-3 py-2">
      <span className="flex flex-wrap items-baseline justify-between gap-x-3">
        <code className="font-mono text-14 font-medium break-all text-ink">{name}</code>
        <span className="text-12 text-muted">
          {version ?? translate('studio.export.packages.unknownVersion')}
        </span>
      </span>
      {places.map((place) => (
        <span className="text-12 break-all text-muted" key={place}>
          {place}
        </span>
      ))}
    </li>
  );
}

interface ChoiceProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly text: string;
  readonly action: ReactNode;
}

function Choice({ icon, title, text, action }: ChoiceProps) {
  return (
    <section className="flex flex-col gap-2 rounded-card border border-line p-3">
      <h3 className="flex items-center gap-2 text-14 font-medium text-ink">
        {icon}
        {title}
      </h3>
      <p className="flex-1 text-14 text-muted">{text}</p>
      <div className="flex flex-col">{action}</div>
    </section>
  );
}
