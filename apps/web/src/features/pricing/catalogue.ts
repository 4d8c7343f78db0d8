import type { EndpointReply, listPlans } from '@kilim/contract';

/** The plans on sale, the currencies that can be paid, and what credits are worth. */
export type Catalogue = EndpointReply<typeof listPlans>;
