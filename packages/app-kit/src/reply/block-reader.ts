import { type OpeningTag, readOpeningTag, tagMaximum } from './opening-tag.ts';

/** Receives the parts of an answer while it arrives. */
export interface BlockListener {
  prose(text: string): void;
  /** A tag without content: move, delete, project; also `ask`, whose content is prose. */
  tag(tag: OpeningTag): void;
  open(tag: OpeningTag): void;
  content(text: string): void;
  /** `isComplete` is false when the answer ended inside the block. */
  close(isComplete: boolean): void;
  /** Everything so far was reasoning. */
  reset(): void;
}

export interface BlockReader {
  write(text: string): void;
  end(): void;
}

const reasoning = /^(?:think|thinking|reasoning|reflection|thought)$/;
/** The words of a question are prose. */
const endOfQuestion = /^<\s*\/\s*ask\s*>/;
const strayClosing = /<\s*\/\s*(?:think|thinking|reasoning|reflection|thought)\s*>/y;
type State = 'prose' | 'reasoning' | 'block';

/**
 * Reads the blocks of an answer in one pass. The parts are the same however the text is cut
 * (docs/rules/turn-protocol.md#blocks).
 */
export function createBlockReader(listener: BlockListener): BlockReader {
  let state: State = 'prose';
  let buffer = '';
  let name = '';
  let isLineStart = true;

  const take = (length: number): string => {
    const text = buffer.slice(0, length);
    buffer = buffer.slice(length);
    if (text !== '') isLineStart = text.endsWith('\n');
    return text;
  };

  /** Whether the buffer begins with a tag that has not arrived completely. */
  const mayBecomeTag = (isFinal: boolean): boolean =>
    !isFinal && buffer.length < tagMaximum && /^<\s*\/?\s*[a-z]*(?:[\s/][^<>]*)?$/.test(buffer);

  const readProse = (isFinal: boolean): boolean => {
    const at = buffer.indexOf('<');
    if (at === -1) {
      if (buffer !== '') listener.prose(take(buffer.length));
      return false;
    }
    if (at > 0) listener.prose(take(at));
    if (mayBecomeTag(isFinal)) return false;
    const opening = readOpeningTag(buffer, 0);
    strayClosing.lastIndex = 0;
    const stray = strayClosing.exec(buffer);
    const question = endOfQuestion.exec(buffer);
    if (question !== null) take(question[0].length);
    else if (stray !== null) {
      take(stray[0].length);
      listener.reset();
    } else if (opening === undefined) listener.prose(take(1));
    else {
      take(opening.length);
      if (reasoning.test(opening.name)) {
        state = 'reasoning';
        name = opening.name;
      } else if ((opening.name === 'file' || opening.name === 'edit') && !opening.isSelfClosing) {
        state = 'block';
        name = opening.name;
        listener.open(opening);
      } else listener.tag(opening);
    }
    return true;
  };

  /** The next closing tag of the block, or an opening tag at the start of a line, which ends it as well. */
  const readInside = (isFinal: boolean): boolean => {
    const at = buffer.indexOf('<');
    const send = (text: string): void => {
      if (state === 'block' && text !== '') listener.content(text);
    };
    if (at !== 0) {
      send(take(at === -1 ? buffer.length : at));
      return at !== -1;
    }
    if (mayBecomeTag(isFinal)) return false;
    const closing = /^<\s*\/\s*([a-z]+)\s*>/.exec(buffer);
    if (closing?.[1] === name) {
      take(closing[0].length);
      if (state === 'block') listener.close(true);
      state = 'prose';
      return true;
    }
    const next = state === 'block' && isLineStart ? readOpeningTag(buffer, 0) : undefined;
    if (next !== undefined && next.path !== '' && !reasoning.test(next.name)) {
      listener.close(true);
      state = 'prose';
      return true;
    }
    send(take(1));
    return true;
  };

  const run = (isFinal: boolean): void => {
    let isMoving = true;
    while (isMoving && buffer !== '') isMoving = state === 'prose' ? readProse(isFinal) : readInside(isFinal);
  };

  return {
    write: (text) => {
      buffer += text;
      run(false);
    },
    end: () => {
      run(true);
      if (state === 'block') listener.close(false);
      state = 'prose';
    },
  };
}
