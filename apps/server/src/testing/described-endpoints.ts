import type { Endpoint } from '@kilim/contract';
import * as contract from '@kilim/contract';

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value;

/** Every endpoint that the contract describes. */
export const describedEndpoints: readonly Endpoint[] = (Object.values(contract) as unknown[]).filter(
  isEndpoint,
);
