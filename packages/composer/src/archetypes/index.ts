// What users do with an app decides its screens. One archetype per file or folder; this list is the registry.
import type { ArchetypeId } from '../spec/app-spec.ts';
import { appointments } from './appointments.ts';
import type { Archetype } from './archetype.ts';
import { board } from './board.ts';
import { catalogue } from './catalogue.ts';
import { collection } from './collection.ts';
import { jobs } from './jobs.ts';
import { kitArchetypes } from './kit-archetypes.ts';
import { ledger } from './ledger.ts';
import { planLists } from './plan-lists.ts';
import { reservation } from './reservation.ts';
import { stock } from './stock.ts';
import { collection } from './collection.ts';
import { jobs } from './jobs.ts';
import { ledger } from './ledger.ts';
import { planLists } from './plan-lists.ts';
import { reservation } from './reservation.ts';

const fromLists = (id: ArchetypeId, ...defaultFields: readonly string[]): Archetype => ({
  id,
  defaultFields,
  plan: planLists,
});

export const archetypes: Readonly<Record<ArchetypeId, Archetype>> = {
  log: fromLists('log', 'title', 'date', 'value', 'note'),
  collection,
  jobs,
  appointments,
  reservation,
  checklist: fromLists('checklist', 'title', 'due', 'prio', 'done'),
  people: fromLists('people', 'name', 'phone', 'note', 'present'),
  ledger,
  measurements: fromLists('measurements', 'value', 'dt', 'note'),
  stock,
  catalogue,
  articles: fromLists('articles', 'title', 'photo', 'text', 'date', 'author'),
  board,
  places: fromLists('places', 'name', 'photo', 'cat', 'place', 'rating'),
  weekPlan: fromLists('weekPlan', 'title', 'days', 'start', 'end', 'note'),
  ...kitArchetypes,
};
