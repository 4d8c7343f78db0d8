import { fold } from '../../language/fold.ts';
import type { AppSpec } from '../../spec/app-spec.ts';
import { applyOperation, OperationError } from '../apply-operation.ts';
import { type Operation, operationSchema } from '../operation.ts';

/** "kaporayı geri getir", "bring the deposit back", on folded text. */
const patterns: readonly RegExp[] = [
  /^(.+?) (?:alanini |sekmesini |secenegini |ekranini |listesini )?(?:geri|tekrar geri|yeniden geri) (?:getir|koy|ekle|al|gelsin|istiyorum|lazim)\S*$/,
  /^(.+?) (?:alani |sekmesi |secenegi |ekrani |listesi )?(?:geri gelsin|geri gelse|geri donsun)\S*$/,
  /^(?:can you |could you |please )?(?:bring|put|get|add|give(?: me)?) back (?:the |my )?(.+?)(?: field| tab| screen| option| page)?(?: please| again)?$/,
  /^(?:can you |could you |please )?(?:bring|put|get|add|want|i want|need|give(?: me)?|have) (?:the |my )?(.+?)(?: field| tab| screen| option| page)? back(?: please| again| in)?$/,
  /^(?:restore|unhide|un-hide|re-?add) (?:the |my )?(.+?)(?: field| tab| screen| option| page)?(?: please| again)?$/,
];

const pronoun =
  /^(?:it|that|this|them|those|everything|bunu|onu|sunu|bunlari|onlari|hepsini|change|the change|degisikligi|son (?:degisikligi|sildigini|sildigin\w*|kaldirdigin\w*))$/;

/** The name of what an operation puts back: a label or a title. */
function nameOf(operation: Operation, spec: AppSpec): string | undefined {
  switch (operation.kind) {
    case 'addField':
      return operation.field.label;
    case 'addScreen':
      return operation.screen.tabTitle ?? operation.screen.title;
    case 'changeField': {
      const now = spec.entities
        .find(({ id }) => id === operation.entity)
        ?.fields.find(({ id }) => id === operation.field.id);
      return operation.field.options?.find(({ id }) => !now?.options?.some((each) => each.id === id))?.label;
    }
    default:
      return undefined;
  }
}

/** "kaporayı" is a form of "Kapora". */
function isNamed(words: string, name: string): boolean {
  const label = fold(name);
  const stem = label.length > 4 ? label.slice(0, -1) : label;
  return (
    words === label || words.startsWith(label) || (words.startsWith(stem) && words.length <= label.length + 4)
  );
}

/** The operations that restore what an earlier message removed; undefined if the text asks for something else. */
export function broughtBack(whole: string, spec: AppSpec): readonly Operation[] | 'last' | undefined {
  // "i need that, bring hours back".
  const folded =
    whole
      .split(/[,;.!] ?/)
      .findLast((part) => part.trim() !== '')
      ?.trim() ?? '';
  const words = patterns.map((pattern) => pattern.exec(folded)?.[1]).find((each) => each !== undefined);
  if (words === undefined)
    return /^geri (?:getir|gelsin|koy)\S* (?:(?:onu|bunu|sunu|o|bu|su)(?: \S+)?)$/.test(folded)
      ? 'last'
      : undefined;
  if (pronoun.test(words)) return 'last';
  const changes = [...(spec.recent ?? [])].reverse();
  for (const { inverse } of changes) {
    const parsed = operationSchema.array().safeParse(inverse);
    if (!parsed.success) continue;
    const found = parsed.data.filter((operation) => {
      const name = nameOf(operation, spec);
      return name !== undefined && isNamed(words, name);
    });
    if (found.length === 0) continue;
    try {
      let current = spec;
      for (const operation of found) current = applyOperation(current, operation).spec;
      return found;
    } catch (error) {
      if (!(error instanceof OperationError)) throw error;
    }
  }
  return undefined;
}
