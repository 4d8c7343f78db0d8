import type { EndpointReply, ProjectId, pushProject } from '@kilim/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { queryKeys } from '../../../api/query-keys.ts';
import { useLanguage } from '../../../i18n/translation.ts';
import { push } from '../api/push.ts';
import type { PushForm } from './push-form.ts';

export type PushResult = EndpointReply<typeof pushProject>;

export type PushState =
  | { readonly kind: 'idle'; readonly error: unknown }
  | { readonly kind: 'running' }
  | { readonly kind: 'done'; readonly result: PushResult };

export interface PushRun {
  readonly state: PushState;
  /** `from` is the branch on which a new one is based. */
  readonly start: (form: PushForm, from?: string) => Promise<void>;
}

/** Runs one push at a time. Leaving the dialog ends it. */
export function usePush(projectId: ProjectId): PushRun {
  const language = useLanguage();
  const client = useQueryClient();
  const [state, setState] = useState<PushState>({ kind: 'idle', error: null });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const start: PushRun['start'] = async ({ name, email, userName, ...form }, from) => {
    if (running.current !== null) return;
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    setState({ kind: 'running' });
    const body = {
      ...form,
      author: { name, email: email.trim() },
      language,
      ...(userName.trim() === '' ? {} : { userName }),
      ...(from === undefined ? {} : { from }),
    };
    try {
      const result = await push(projectId, body, signal);
      if (!signal.aborted) setState({ kind: 'done', result });
    } catch (error) {
      if (!signal.aborted) setState({ kind: 'idle', error });
    } finally {
      running.current = null;
      void client.invalidateQueries({ queryKey: queryKeys.projects.remote(projectId) });
    }
  };
  return { state, start };
}
