import { limits, type Project } from '@kilim/contract';
import { useEffect, useRef, useState } from 'react';
import { errorText } from '../../../i18n/error-text.ts';
import { useTranslate } from '../../../i18n/translation.ts';
import { showToast } from '../../../ui/toast.ts';
import { useRenameProject } from '../api/project.ts';

/** The project's name as an inline edit field: click to edit, Enter saves, Escape cancels. */
export function ProjectName({ project }: { readonly project: Project }) {
  const translate = useTranslate();
  const rename = useRenameProject(project.id);
  const [draft, setDraft] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);

  useEffect(() => {
    // Return the focus to the name; it would otherwise move to the page's start.
    if (wasEditing.current && draft === null) button.current?.focus();
    wasEditing.current = draft !== null;
  }, [draft]);

  function save(): void {
    const name = draft?.trim() ?? '';
    setDraft(null);
    if (name === '' || name === project.name) return;
    rename.mutate(name, {
      onError: (error) => {
        showToast({ type: 'error', title: errorText(error, translate) });
        // Reopen the field with the input, unless the focus is elsewhere by now.
        const focused = document.activeElement;
        if (focused === button.current || focused === document.body) setDraft(name);
      },
    });
  }

  if (draft !== null) {
    return (
      <input
        aria-label={translate('studio.name.label')}
        autoFocus
        className="h-8 w-56 min-w-0 rounded-control border border-line-strong bg-raised px-2 text-14 font-semibold"
        maxLength={limits.projectNameMaximum}
        onBlur={save}
        onChange={(event) => setDraft(event.target.value)}
        onFocus={(event) => event.target.select()}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            // The focus moves to the button at once; this key event must not press it.
            event.preventDefault();
            save();
          }
          if (event.key === 'Escape') setDraft(null);
        }}
        value={draft}
      />
    );
  }
  return (
    <button
      aria-label={translate('studio.name.rename', { name: project.name })}
      className="h-10 min-w-0 truncate rounded-control px-2 text-14 font-semibold hover:bg-ink/6"
      onClick={() => setDraft(project.name)}
      ref={button}
      title={translate('studio.name.rename', { name: project.name })}
      type="button"
    >
      {project.name}
    </button>
  );
}
