import { useTranslate } from '../../../i18n/translation.ts';

export type PromiseName = 'assistant' | 'preview' | 'editor' | 'speed' | 'safety' | 'export';

/** What the product promises, beside the section that shows it. Every sentence describes a feature that exists. */
export function Promises({ names }: { readonly names: readonly PromiseName[] }) {
  const translate = useTranslate();
  return (
    <dl className="grid grid-cols-1 gap-x-8 gap-y-6 pt-10 md:grid-cols-3">
      {names.map((name) => (
        <div key={name} className="border-t border-line pt-4">
          <dt className="text-16 font-semibold">{translate(`showcase.promises.${name}Title`)}</dt>
          <dd className="pt-1.5 text-14 text-muted">{translate(`showcase.promises.${name}`)}</dd>
        </div>
      ))}
    </dl>
  );
}
