import { fold } from '../../language/fold.ts';
import type { AppSpec } from '../../spec/app-spec.ts';
import type { Target } from '../follow-up.ts';

/** "put the guests tab at the end": where a page stands. */
const place =
  /\b(?:at|to) the (?:end|start|front|top|bottom)\b|\b(?:basa|sona|one|arkaya) (?:al|tasi|koy|gelsin|gitsin)/;

/** "no calendar please". */
const denied = /^(?:\w+ )?(?:no|without) (?!longer\b|more\b)/;

/** What a message that names a page and no parts of it asks for, if that is no list of its own: it has another wish, the app has such a page, or it is a calendar of the rows. */
export function otherThanList(
  text: string,
  clause: string,
  named: Target | undefined,
  { screens }: AppSpec,
): 'other' | 'same' | 'calendar' | undefined {
  const isKnown = named?.kind === 'entity' || named?.kind === 'screen';
  if (isKnown || place.test(fold(clause)) || denied.test(fold(clause))) return 'other';
  if (/\b(?:takvim|calendar)/.test(fold(text))) return 'calendar';
  const isDrawn = /\b(?:graph|chart|grafi)/.test(fold(text));
  return isDrawn && screens.some(({ kind }) => kind === 'chart') ? 'same' : undefined;
}
