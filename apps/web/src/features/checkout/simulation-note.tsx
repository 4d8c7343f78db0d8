import { FlaskConical } from 'lucide-react';
import { useTranslate } from '../../i18n/translation.ts';

/** The label of simulated payments, shown before, during and after payment. */
export function SimulationNote() {
  const translate = useTranslate();
  return (
    <div className="flex items-start gap-2.5 rounded-control border border-warning/40 bg-warning/8 px-3 py-2.5 text-13">
      <FlaskConical aria-hidden="true" className="mt-px size-4 shrink-0 text-warning" />
      <p>
        <strong className="font-semibold tracking-wide text-warning">
          {translate('checkout.simulation')}
        </strong>
        <span className="block text-ink">{translate('checkout.simulationNote')}</span>
      </p>
    </div>
  );
}
