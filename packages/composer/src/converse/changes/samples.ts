import { fold, upperCaseFirst } from '../../language/fold.ts';
import { titleField } from '../../print/entity/entity-shape.ts';
import type { AppSpec } from '../../spec/app-spec.ts';
import type { Entity, SampleRow } from '../../spec/entity.ts';
import { type FollowUp, targetOf } from '../follow-up.ts';
import type { Operation } from '../operation.ts';
import { removes, samples } from '../verbs.ts';
import { type Change, nothing, operations, type ReadChange } from './change.ts';

const rowMaximum = 24;
const startsEmpty =
  / (?:bos (?:basla\w*|acil\w*|gelsin|olsun)|icinde (?:hicbir|hic) (?:sey|kayit) olmasin|start(?:s)? (?:empty|with nothing|blank)|empty (?:app|list|at first)|(?:with|have|want|need) no (?:example|sample|demo|dummy)\w*|without (?:any )?(?:example|sample|demo|dummy)\w*|hazir (?:kayit\w*|veri\w*)) /;
const fieldWord = / (?:alan\w*|field|fields|column|secenek\w*|option\w*) /;
/** "benim listem şu: …", "my students are: …": the examples are replaced. */
const replaces =
  / (?:benim|bizim|my|our|instead|yerine|kendi|own|gercek|real|bunlar(?:i)? (?:koy\w*|yaz\w*)) /;
const asksToAdd =
  / (?:ekle\w*|koy\w*|yaz\w*|gir\w*|olsun|sunlar\w*|bunlar\w*|su|add|put|include|these|following|use|are|is) /;

/** An entity and the entities whose rows cannot be without one of it. */
function withDependents(spec: AppSpec, entity: Entity): readonly Entity[] {
  const found = [entity];
  for (const each of found)
    for (const other of spec.entities)
      if (!found.includes(other) && other.fields.some((field) => field.entity === each.id)) found.push(other);
  return found;
}

const empty = ({ id }: Entity): Operation => ({ kind: 'setSamples', entity: id, samples: [] });

/** The texts after a colon or behind "ekle": 'ekmek, süt ve yumurta'. */
function listedTexts({ reading, quoted }: FollowUp): readonly string[] {
  const [, listed] = /:\s*(.+?)\s*$/su.exec(reading.text) ?? [];
  if (listed === undefined) return quoted.length >= 2 ? quoted : [];
  return listed
    .split(/[,;\n]/.test(listed) ? /\s*[,;\n]\s*/u : /\s+(?:ve|and|ile|&)\s+/iu)
    .map((text) =>
      text
        .replace(/^(?:ve|and|-|\d+[.)])\s+/iu, '')
        .replace(/\s+(?:ekle|olsun|koy|yaz|please|lütfen)$/iu, '')
        .replaceAll(/^["'“”\s]+|["'“”.!\s]+$/g, ''),
    )
    .filter((text) => /\p{L}|\d/u.test(text))
    .slice(0, rowMaximum);
}

/** "Latte 85 tl": a name with the number that the entity keeps. */
function splitNumber(text: string, entity: Entity): { name: string; values: SampleRow } {
  const [, name, digits] =
    /^(.*\p{L}.*?)[\s:=-]+(\d+(?:[.,]\d+)?)\s*(?:\p{L}{1,6}|[₺$€£%])?$/u.exec(text) ?? [];
  const field = ['money', 'number'].flatMap(
    (type) => entity.fields.find((each) => each.type === type && each.formula === undefined) ?? [],
  )[0];
  if (name === undefined || digits === undefined || field === undefined) return { name: text, values: {} };
  return { name: name.trim(), values: { [field.id]: Number(digits.replace(',', '.')) } };
}

/** A row with the title; what it must have besides is today, the first option or nothing. */
function toRow(text: string, entity: Entity, language: 'tr' | 'en'): SampleRow {
  const title = titleField(entity);
  const { name, values } = splitNumber(text, entity);
  const row: SampleRow = { [title.id]: upperCaseFirst(name, language).slice(0, 120), ...values };
  for (const field of entity.fields) {
    if (!field.isRequired || row[field.id] !== undefined || field.formula !== undefined) continue;
    if (field.type === 'choice') row[field.id] = field.options?.[0]?.id ?? '';
    else if (field.type === 'date') row[field.id] = { day: 0 };
    else if (field.type === 'dateTime') row[field.id] = { day: 0, time: '09:00' };
    else if (['number', 'money', 'percent', 'duration'].includes(field.type)) row[field.id] = 1;
  }
  return row;
}

const isNamed = (entity: Entity): boolean => {
  const title = titleField(entity);
  return title.type === 'text' && title.formula === undefined;
};

/** Rows that the user lists: "şunları ekle: ekmek, süt", "my students are: Ali Veli, Jane Doe". */
function readOwnRows(followUp: FollowUp): Change | undefined {
  const { has, spec, reading } = followUp;
  const texts = listedTexts(followUp);
  if (texts.length === 0 || has(fieldWord) || texts.some((text) => text.split(/\s+/).length > 6))
    return undefined;
  const intro = ` ${fold(reading.text.slice(0, reading.text.indexOf(':'))).replaceAll(/[^a-z0-9]+/g, ' ')} `;
  const named = targetOf(followUp, 'entity');
  const colon = reading.text.indexOf(':');
  const isBefore = named !== undefined && (reading.words[named.range.from]?.start ?? 0) < colon;
  const isPointing =
    / (?:sunlar\w*|bunlar\w*|these|following|listem|ornek\w*|kayit\w*|example\w*|rows|entries|list) /;
  if (
    (!isBefore && !isPointing.test(intro)) ||
    !(asksToAdd.test(intro) || replaces.test(intro) || samples.test(intro))
  )
    return undefined;
  const entity = (isBefore ? named.entity : undefined) ?? spec.entities[0];
  if (entity === undefined || !isNamed(entity))
    return nothing('notPossible', reading.text.trim().slice(0, 60));
  const added = texts.map((text) => toRow(text, entity, spec.language));
  // Rows of other entities keep pointing to the examples, which therefore stay before the new rows.
  const isReferred = withDependents(spec, entity).length > 1;
  const kept = replaces.test(intro) && !isReferred ? [] : entity.samples;
  const rows = isReferred ? [...kept, ...added] : [...added, ...kept];
  return operations({ kind: 'setSamples', entity: entity.id, samples: rows.slice(0, 48) });
}

/** "örnek kayıtları sil", "start empty", "add these recipes: Pancakes, Lasagna": the rows of the first start. */
export const readSamples: ReadChange = (followUp) => {
  const { has, spec, quoted } = followUp;
  const own = readOwnRows(followUp);
  if (own !== undefined) return own;
  const isEmptied = (has(samples) && has(removes)) || has(startsEmpty);
  if (!isEmptied || has(fieldWord) || quoted.length > 0) return undefined;
  const named = targetOf(followUp, 'entity')?.entity;
  const isMain = named !== undefined && named.id === spec.entities[0]?.id;
  const emptied =
    named === undefined || isMain
      ? isMain
        ? withDependents(spec, named)
        : spec.entities
      : withDependents(spec, named);
  const found = emptied.filter(({ samples: rows }) => rows.length > 0).map(empty);
  return found.length === 0 ? nothing('same') : operations(...found);
};
