import type { ModelCheck, ModelConnection } from '@kilim/contract';
import { toTimestamp } from '../../platform/clock/clock.ts';
import type { CheckRecord, ConnectionRecord } from './connection-repository.ts';
import type { ServerPorts } from './find-servers.ts';

export function presentCheck(check: CheckRecord): ModelCheck {
  return { ...check, at: toTimestamp(check.at) };
}

export function presentConnection(connection: ConnectionRecord, ports: ServerPorts): ModelConnection {
  const { server, model, connectedAt, check } = connection;
  return {
    server,
    port: ports[server],
    model,
    connectedAt: toTimestamp(connectedAt),
    check: presentCheck(check),
  };
}
