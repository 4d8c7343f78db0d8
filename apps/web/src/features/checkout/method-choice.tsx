import type { PaymentMethod } from '@kilim/contract';
import type { MessageKey } from '@kilim/messages';
import { useTranslate } from '../../i18n/translation.ts';
import { Badge } from '../../ui/badge.tsx';

interface MethodTexts {
  readonly name: MessageKey;
  readonly hint: MessageKey;
}

export const methodTexts: Readonly<Record<PaymentMethod, MethodTexts>> = {
  demo: { name: 'checkout.method.demo', hint: 'checkout.method.demoHint' },
  'garanti-tl': { name: 'checkout.method.garantiTl', hint: 'checkout.method.garantiHint' },
  'garanti-usd': { name: 'checkout.method.garantiUsd', hint: 'checkout.method.garantiHint' },
  wise: { name: 'checkout.method.wise', hint: 'checkout.method.wiseHint' },
};

export interface MethodChoiceProps {
  readonly methods: readonly { readonly method: PaymentMethod; readonly isSimulated: boolean }[];
  readonly chosen: PaymentMethod;
  readonly onChoose: (method: PaymentMethod) => void;
}

/** The payment methods of this currency; simulated ones are labelled. */
export function MethodChoice({ methods, chosen, onChoose }: MethodChoiceProps) {
  const translate = useTranslate();
  return (
    <fieldset>
      <legend className="pb-3 text-16 font-semibold">{translate('checkout.method.title')}</legend>
      <div className="flex flex-col gap-2">
        {methods.map(({ method, isSimulated }) => (
          <label
            key={method}
            className="flex cursor-pointer items-start gap-3 rounded-control border border-line px-3 py-3 has-checked:border-primary has-checked:bg-primary/6"
          >
            <input
              type="radio"
              name="method"
              value={method}
              checked={method === chosen}
              onChange={() => onChoose(method)}
              className="mt-0.5 size-4 shrink-0 accent-primary"
            />
            <span className="min-w-0">
              <span className="flex flex-wrap items-center gap-2 text-14 font-medium">
                {translate(methodTexts[method].name)}
                {isSimulated ? <Badge tone="warning">{translate('checkout.simulation')}</Badge> : null}
              </span>
              <span className="block pt-0.5 text-13 text-muted">{translate(methodTexts[method].hint)}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
