import { type GeneratedFiles, generateCode, hashText, planWrite, type WritePlan } from '@kilim/design-model';
import { useRef, useState } from 'react';
import { currentTranslation } from '../../../../i18n/translation.ts';
import { showToast } from '../../../../ui/toast.ts';
import type { StudioSession } from '../../session/studio-session.ts';
import { putFile } from '../state/design-file.ts';
import type { Designer } from '../state/designer-context.tsx';

/** A save that waits for a decision about files that were edited by hand. */
export interface HeldSave {
  readonly generated: GeneratedFiles;
  readonly plan: WritePlan;
}

const textsOf = ({ document }: StudioSession): Readonly<Record<string, string>> =>
  Object.fromEntries([...document.getState().files].map(([path, { content }]) => [path, content]));

/**
 * Saves the design and writes its code through the usual saving of files. Files that were edited by hand are shown first:
 * docs/rules/designer.md#edited-files
 */
export function useSaveDesign(studio: StudioSession, { file, frame }: Pick<Designer, 'file' | 'frame'>) {
  const [held, setHeld] = useState<HeldSave | null>(null);
  /** Path of the code that was just written. */
  const [written, setWritten] = useState<string | null>(null);
  const done = useRef<((path: string) => void) | undefined>(undefined);
  const [isSaving, setSaving] = useState(false);

  async function write({ generated, plan }: HeldSave, overwritten: ReadonlySet<string>): Promise<void> {
    setHeld(null);
    setSaving(true);
    try {
      const before = file.printed();
      for (const [path, content] of Object.entries(plan.write)) putFile(studio.document, path, content);
      for (const [path, content] of Object.entries(plan.edited)) {
        if (overwritten.has(path)) putFile(studio.document, path, content);
      }
      if (plan.remove.length > 0) studio.document.dispatch({ type: 'deleted-locally', paths: plan.remove });
      // A file that was kept still counts as edited by hand.
      const hashes = Object.entries(generated).flatMap(([path, content]): [string, string][] => {
        if (!(path in plan.edited) || overwritten.has(path)) return [[path, hashText(content)]];
        const known = before[path];
        return known === undefined ? [] : [[path, known]];
      });
      file.flush(Object.fromEntries(hashes));
      await studio.sync.saveNow();
      const path = Object.keys(generated)[0] ?? '';
      showToast({
        type: 'success',
        title: currentTranslation().translate('designer.save.done'),
        message: currentTranslation().translate('designer.save.written', { path }),
      });
      done.current?.(path);
    } finally {
      setSaving(false);
    }
  }

  return {
    held,
    isSaving,
    written,
    /** Shows the code of the screen at this path; null closes it. */
    showCode: setWritten,
    cancel: () => setHeld(null),
    /** Writes the code, then calls `onDone` unless the user keeps the files that were edited by hand open. */
    save(onDone?: (path: string) => void): void {
      done.current = onDone;
      const generated = generateCode(file.store.getState().history.present.design, frame);
      const plan = planWrite(generated, textsOf(studio), file.printed());
      const next = { generated, plan };
      if (Object.keys(plan.edited).length > 0) setHeld(next);
      else void write(next, new Set());
    },
    /** Saves the design without writing code. */
    async saveDesign(): Promise<void> {
      setSaving(true);
      try {
        file.flush();
        await studio.sync.saveNow();
      } finally {
        setSaving(false);
      }
      showToast({ type: 'success', title: currentTranslation().translate('designer.save.done') });
    },
    decide: (save: HeldSave, overwritten: ReadonlySet<string>) => void write(save, overwritten),
  };
}
