import { useEffect, useRef } from 'react';
import { useTranslate } from '../../i18n/translation.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import type { ProviderRedirect } from './api/pay-order.ts';

/** Allows only http and https addresses, although they come from the server. */
export function isWebAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol } = new URL(address);
  return protocol === 'https:' || protocol === 'http:';
}

/** Sends the browser to the provider with a self-submitting form or an address. The button is the fallback. */
export function RedirectStep({ start }: { readonly start: ProviderRedirect }) {
  const translate = useTranslate();
  const form = useRef<HTMLFormElement>(null);
  const hasLeft = useRef(false);
  const address = start.kind === 'form-post' ? start.action : start.url;
  const isSafe = isWebAddress(address);
  useEffect(() => {
    // Once: the bank accepts each attempt a single time.
    if (hasLeft.current || !isSafe) return;
    hasLeft.current = true;
    if (start.kind === 'redirect') window.location.assign(start.url);
    else form.current?.submit();
  }, [start, isSafe]);
  return (
    <Card className="flex flex-col items-center gap-3 px-6 py-14 text-center">
      <Spinner />
      <h2 className="text-20 font-semibold">{translate('checkout.step.leavingTitle')}</h2>
      <p role="status" className="max-w-md text-14 text-muted">
        {translate(isSafe ? 'checkout.step.leavingText' : 'checkout.startFailed')}
      </p>
      {!isSafe ? null : start.kind === 'redirect' ? (
        <Button variant="secondary" onClick={() => window.location.assign(start.url)}>
          {translate('checkout.step.leave')}
        </Button>
      ) : (
        <form ref={form} method="post" action={start.action}>
          {start.fields.map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Button type="submit" variant="secondary">
            {translate('checkout.step.leave')}
          </Button>
        </form>
      )}
    </Card>
  );
}
