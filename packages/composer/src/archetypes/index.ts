// What users do with an app decides its screens. One archetype per file or folder; this list is the registry.
import type { ArchetypeId } from '../spec/app-spec.ts';
import { appointments } from './appointments.ts';
import type { Archetype } from './archetype.ts';
import { articles } from './articles.ts';
import { board } from './board.ts';
import { catalogue } from './catalogue.ts';
import { checklist } from './checklist.ts';
import { collection } from './collection.ts';
import { jobs } from './jobs.ts';
import { kitArchetypes } from './kit-archetypes.ts';
import { ledger } from './ledger.ts';
import { log } from './log.ts';
import { measurements } from './measurements.ts';
import { people } from './people.ts';
import { places } from './places.ts';
import { reservation } from './reservation.ts';
import { stock } from './stock.ts';
import { weekPlan } from './week-plan.ts';

export const archetypes: Readonly<Record<ArchetypeId, Archetype>> = {
  log,
  collection,
  jobs,
  appointments,
  reservation,
  checklist,
  people,
  ledger,
  measurements,
  stock,
  catalogue,
  articles,
  board,
  places,
  weekPlan,
  ...kitArchetypes,
};
