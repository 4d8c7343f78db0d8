import { getStorage } from '@kilim/contract';
import { type Route, route } from '../../platform/http/index.ts';
import type { StorageService } from './service.ts';

export function createStorageRoutes(storage: StorageService): Route[] {
  return [route(getStorage, async (_input, { caller }) => storage.usage(caller.userId))];
}
