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
  /** The bus of the publisher, in this or in another process. */
  readonly subscriber: Events;
  close(): Promise<void>;
}

const ayse = 'ayse' as UserId;
const project = 'proje' as ProjectId;
const balance = (amount: number): AccountEvent => ({ kind: 'balance-changed', balance: amount as Credits });

/** Conformance suite for implementations of the event bus. */
export function describeEvents(name: string, open: () => Promise<EventsPair>): void {
  describe(name, () => {
    let pair: EventsPair;
    beforeEach(async () => {
      pair = await open();
    });
    afterEach(() => pair.close());

    const listen = (channel: Parameters<Events['subscribe']>[0]) => {
      const received: BusEvent[] = [];
      const stop = pair.subscriber.subscribe(channel, (event) => received.push(event));
      return { received, stop };
    };
    const until = (check: () => void) => vi.waitFor(check, { timeout: 10_000, interval: 5 });
    /** Publishes a last event and waits for it: events keep their order, so earlier ones have been delivered. */
    const settle = async () => {
      const { received, stop } = listen(accountChannel('son' as UserId));
      pair.publisher.publishToAccount('son' as UserId, { kind: 'session-ended' });
      await until(() => expect(received).toHaveLength(1));
      stop();
    };

    it('delivers an event once to every listener of its channel only', async () => {
      const [first, second] = [listen(accountChannel(ayse)), listen(accountChannel(ayse))];
      const others = [listen(accountChannel('baska' as UserId)), listen(projectChannel(project))];
      pair.publisher.publishToAccount(ayse, balance(5));
      await settle();
      expect([first.received, second.received]).toEqual([[balance(5)], [balance(5)]]);
      expect(others.map(({ received }) => received)).toEqual([[], []]);
    });

    it('delivers site events on the site channel', async () => {
      const [site, other] = [listen(siteChannel), listen(accountChannel(ayse))];
      pair.publisher.publishToSite({ kind: 'settings-changed' });
      await settle();
      expect([site.received, other.received]).toEqual([[{ kind: 'settings-changed' }], []]);
    });

    it('keeps the order of many events', async () => {
      const { received } = listen(accountChannel(ayse));
      for (let count = 0; count < 300; count += 1) pair.publisher.publishToAccount(ayse, balance(count));
      await settle();
      expect(received).toEqual(Array.from({ length: 300 }, (_, count) => balance(count)));
    });

    it('delivers large events with any characters', async () => {
      const { received } = listen(projectChannel(project));
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
      expect(received).toEqual([event, { kind: 'project-deleted', projectId: project }]);
    });

    it('delivers nothing after a listener was removed', async () => {
      const stopped = listen(accountChannel(ayse));
      const other = listen(accountChannel(ayse));
      stopped.stop();
      stopped.stop();
      pair.publisher.publishToAccount(ayse, { kind: 'session-ended' });
      await settle();
      expect([stopped.received, other.received.length]).toEqual([[], 1]);
    });

    it('calls other listeners when one throws', async () => {
      pair.subscriber.subscribe(accountChannel(ayse), () => {
        throw new Error('listener failed');
      });
      const { received } = listen(accountChannel(ayse));
      pair.publisher.publishToAccount(ayse, { kind: 'session-ended' });
      await settle();
      expect(received).toHaveLength(1);
    });
  });
}
