import { analyticsEvent, recordAnalytics } from '@kilim/contract';
import { z } from 'zod';
import { mayRecord } from '../../analytics/index.ts';
import { type CollectionWriter, parseData, parseJsonText, pick } from './writer.ts';

const visit = recordAnalytics.body?.shape.visit ?? z.never();

/** Stored only with the visitor's consent, like the events of the site itself. */
export const analyticsWriter: CollectionWriter = {
  record: async (scope, id, data) => {
    const { ports, writer } = scope;
    const properties = await parseJsonText(scope, 'propertiesJson', data['propertiesJson']);
    const event = parseData(
      analyticsEvent,
      { ...pick(data, ['kind', 'name', 'path']), ...(properties !== undefined && { properties }) },
      (field) => (field === 'properties' ? 'propertiesJson' : field),
    );
    const visitId = parseData(visit, data['visit'], () => 'visit');
    if (mayRecord(data['consent'] === true, writer.header)) {
      await writer.limitNetwork('analytics', 120, 60);
      ports.analytics.record(visitId, writer.userId, [event]);
    }
    return id ?? visitId;
  },
};
