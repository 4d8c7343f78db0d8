import type { TurnPorts } from '../ports.ts';
import type { Provider } from './provider.ts';

/** The ports with the price of a provider that has one of its own. */
export function pricedAs<Ports extends Pick<TurnPorts, 'creditsPerToken'>>(
  ports: Ports,
  { creditsPerToken }: Pick<Provider, 'creditsPerToken'>,
): Ports {
  return creditsPerToken === undefined ? ports : { ...ports, creditsPerToken };
}
