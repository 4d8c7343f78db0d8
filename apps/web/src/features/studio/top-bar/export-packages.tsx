import type { UntestedPackage, UntestedPackageChoice } from '@kilim/contract';
import { useId } from 'react';
import { useTranslate } from '../../../i18n/translation.ts';

interface ExportPackagesProps {
  readonly packages: readonly UntestedPackage[];
  readonly choice: UntestedPackageChoice;
  readonly onChoose: (choice: UntestedPackageChoice) => void;
}

const choices = ['keep', 'omit'] as const satisfies readonly UntestedPackageChoice[];

/** Lists the untested packages of an export and lets the user add them or leave them out. */
export function ExportPackages({ packages, choice, onChoose }: ExportPackagesProps) {
  const translate = useTranslate();
  const name = useId();
  return (
    <section className="flex flex-col gap-2">
      <h3 className="text-14 font-medium">{translate('studio.export.packages.title')}</h3>
      <p className="text-13 text-muted">{translate('studio.export.packages.description')}</p>
      <ul
        aria-label={translate('studio.export.packages.list')}
        className="flex max-h-40 flex-col divide-y divide-line overflow-y-auto rounded-card border border-line"
      >
        {packages.map((entry) => (
          <PackageRow entry={entry} key={entry.name} />
        ))}
      </ul>
      <fieldset className="grid gap-2 sm:grid-cols-2">
        <legend className="sr-only">{translate('studio.export.packages.title')}</legend>
        {choices.map((value) => (
          <label
            className="flex cursor-pointer items-start gap-3 rounded-control border border-line px-3 py-2.5 text-13 hover:border-line-strong has-checked:border-primary has-checked:bg-primary/6 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-secondary"
            key={value}
          >
            <input
              checked={choice === value}
              className="mt-0.5 size-4 shrink-0 accent-primary outline-none"
              name={name}
              onChange={() => onChoose(value)}
              type="radio"
              value={value}
            />
            <span>
              <span className="block font-medium">{translate(`studio.export.packages.${value}Title`)}</span>
              <span className="text-muted">{translate(`studio.export.packages.${value}Text`)}</span>
            </span>
          </label>
        ))}
      </fieldset>
    </section>
  );
}

function PackageRow({ entry: { name, version, uses } }: { readonly entry: UntestedPackage }) {
  const translate = useTranslate();
  const places = uses.map(({ path, line }) => translate('studio.export.packages.place', { path, line }));
  return (
    <li className="flex flex-col gap-0.5 px-3 py-2">
      <span className="flex flex-wrap items-baseline justify-between gap-x-3">
        <code className="font-mono text-13 font-medium break-all text-ink">{name}</code>
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
