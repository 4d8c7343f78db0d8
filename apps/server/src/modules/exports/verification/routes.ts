import {
  allowVerifications,
  cancelExportVerification,
  getExportVerification,
  getVerificationOptions,
  startExportVerification,
} from '@kilim/contract';
import { type Route, route } from '../../../platform/http/index.ts';
import type { VerificationService } from './service.ts';

const startsPerMinute = 10;

export function createVerificationRoutes(service: VerificationService): Route[] {
  return [
    route(getExportVerification, ({ params }, { caller }) => service.read(caller.userId, params.projectId)),
    route(startExportVerification, async ({ params, body }, { caller, limit }) => {
      await limit('verify-export', caller.userId, startsPerMinute, 60);
      return { verification: await service.start(caller.userId, params.projectId, body.language) };
    }),
    route(cancelExportVerification, async ({ params }, { caller }) => ({
      verification: await service.cancel(caller.userId, params.projectId),
    })),
    route(getVerificationOptions, () => service.readOptions()),
    route(allowVerifications, ({ body }) => service.allow(body.isAllowed)),
  ];
}
