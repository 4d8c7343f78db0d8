import { Code, Download, MessageSquareCode, ShieldCheck, Smartphone, Zap } from 'lucide-react';
import { useTranslate } from '../../i18n/translation.ts';

// Every card describes a feature that exists.
const features = [
  { name: 'assistant', Icon: MessageSquareCode },
  { name: 'preview', Icon: Smartphone },
  { name: 'editor', Icon: Code },
  { name: 'speed', Icon: Zap },
  { name: 'safety', Icon: ShieldCheck },
  { name: 'export', Icon: Download },
] as const;

/** The product's features. */
export function FeatureGrid() {
  const translate = useTranslate();
  return (
    <section
      id="features"
      aria-labelledby="features-title"
      className="scroll-mt-14 border-y border-line bg-sunken"
    >
      <div className="mx-auto max-w-7xl px-4 py-16 sm:px-6 sm:py-20">
        <h2 id="features-title" className="text-28 font-semibold tracking-tight">
          {translate('home.features.title')}
        </h2>
        <p className="pt-2 text-16 text-muted">{translate('home.features.subtitle')}</p>
        <ul className="grid grid-cols-1 gap-px overflow-hidden rounded-dialog border border-line bg-line pt-0 mt-8 sm:grid-cols-2 lg:grid-cols-3">
          {features.map(({ name, Icon }) => (
            <li key={name} className="bg-raised p-6">
              <span className="flex size-10 items-center justify-center rounded-card bg-primary/10 text-primary">
                <Icon aria-hidden="true" className="size-5" />
              </span>
              <h3 className="pt-4 text-16 font-semibold">{translate(`home.features.${name}Title`)}</h3>
              <p className="pt-1.5 text-14 text-muted">{translate(`home.features.${name}`)}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
