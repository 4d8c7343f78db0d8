import { type Credits, describeBalance, getCredits, startTurn } from '@kilim/contract';
import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { makeTurn } from '../../../testing/make-turn.ts';
import { callsTo } from '../../../testing/request-log.ts';
import { respond } from '../../../testing/respond.ts';

// Shared by the tests of the chat.

/** Accepts every prompt with a running turn. */
export const acceptPrompt = respond(startTurn, ({ body }) => makeTurn({ prompt: body.prompt }));

/** A server on which the user has this balance. */
export const creditsOf = (balance: number) =>
  respond(getCredits, describeBalance(balance as Credits, 50 as Credits));

/** The prompt input, once the credits are loaded. */
export async function findInput(): Promise<HTMLTextAreaElement> {
  const input = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'AI asistanına yazın' });
  await waitFor(() => expect(input.disabled).toBe(false));
  return input;
}

/** The prompts that were sent so far. */
export const sentPrompts = () => callsTo(startTurn).map(({ body }) => body.prompt);
