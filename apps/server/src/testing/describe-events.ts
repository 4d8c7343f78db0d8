import type { AccountEvent, Credits, ProjectEvent, ProjectId, UserId } from '@kilim/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  accountChannel,
  type BusEvent,
  type Events,
  projectChannel,
  siteChannel,
} from '../platform/events/index.ts';

export interface EventsPair {
  readonly publisher: Events;
  /** The same bus as the publisher's, in another process or in this one. */
  readonly subscriber: Events;
  close(): Promise<void>;
}

const ayse = 'ayse' as UserId;
const project = 'proje' as ProjectId;
const balance = (amount: number): AccountEvent => ({ kind: 'balance-changed', balance: amount as Credits });

/** What every implementation of the bus promises. `heard` waits, because some deliver a moment later. */
export function describeEvents(name: string, open: () => Promise<EventsPair>): void {
  describe(name, () => {
    let pair: EventsPair;
    beforeEach(async () => {
      pair = await open();
    });
    afterEach(() => pair.close());

    const listen = (channel: Parameters<Events['subscribe']>[0]) => {
      const heard: BusEvent[] = [];
      const stop = pair.subscriber.subscribe(channel, (event) => heard.push(event));
      return { heard, stop };
    };
    const until = (check: () => void) => vi.waitFor(check, { timeout: 10_000, interval: 5 });
    /** Events keep their order, so what came before this one has been delivered when it arrives. */
    const settle = async () => {
      const { heard, stop } = listen(accountChannel('son' as UserId));
      pair.publisher.publishToAccount('son' as UserId, { kind: 'session-ended' });
      await until(() => expect(heard).toHaveLength(1));
      stop();
    };

    it('tells every listener of a channel, once, and nobody else', async () => {
      const [first, second] = [listen(accountChannel(ayse)), listen(accountChannel(ayse))];
      const others = [listen(accountChannel('baska' as UserId)), listen(projectChannel(project))];
      pair.publisher.publishToAccount(ayse, balance(5));
      await settle();
      expect([first.heard, second.heard]).toEqual([[balance(5)], [balance(5)]]);
      expect(others.map(({ heard }) => heard)).toEqual([[], []]);
    });

    it('tells everybody what is everybody’s', async () => {
      const [site, other] = [listen(siteChannel), listen(accountChannel(ayse))];
      pair.publisher.publishToSite({ kind: 'settings-changed' });
      await settle();
      expect([site.heard, other.heard]).toEqual([[{ kind: 'settings-changed' }], []]);
    });

    it('keeps the order of hundreds', async () => {
      const { heard } = listen(accountChannel(ayse));
      for (let count = 0; count < 300; count += 1) pair.publisher.publishToAccount(ayse, balance(count));
      await settle();
      expect(heard).toEqual(Array.from({ length: 300 }, (_, count) => balance(count)));
    });

    it('carries a project’s events whatever their letters and size', async () => {
      const { heard } = listen(projectChannel(project));
      const paths = Array.from({ length: 3_000 }, (_, index) => `ekranlar/Çiğ köfte 🥙 "${index}".tsx`);
      const event: ProjectEvent = {
        kind: 'files-changed',
        projectId: project,
        revision: 2,
        versionId: 'v' as never,
        reason: 'save' as never,
        paths,
        clientId: null,
      };
      pair.publisher.publishToProject(project, event);
      pair.publisher.publishToProject(project, { kind: 'project-deleted', projectId: project });
      await settle();
      expect(heard).toEqual([event, { kind: 'project-deleted', projectId: project }]);
    });

    it('tells a listener nothing after it has stopped', async () => {
      const stopped = listen(accountChannel(ayse));
      const other = listen(accountChannel(ayse));
      stopped.stop();
      stopped.stop();
      pair.publisher.publishToAccount(ayse, { kind: 'session-ended' });
      await settle();
      expect([stopped.heard, other.heard.length]).toEqual([[], 1]);
    });

    it('tells the others when one listener throws', async () => {
      pair.subscriber.subscribe(accountChannel(ayse), () => {
        throw new Error('a broken tab');
      });
      const { heard } = listen(accountChannel(ayse));
      pair.publisher.publishToAccount(ayse, { kind: 'session-ended' });
      await settle();
      expect(heard).toHaveLength(1);
    });
  });
}
