// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { makeOthersInert } from './inert-others.ts';

function build(): HTMLElement {
  document.body.innerHTML =
    '<header id="header"></header><main><aside id="aside"></aside><p id="hidden" inert></p><div id="app"></div></main><section id="toasts" aria-live="polite"></section>';
  const app = document.getElementById('app');
  if (app === null) throw new Error('The page has no app.');
  return app;
}
const inertIds = () => [...document.querySelectorAll('[inert]')].map(({ id }) => id);

it('makes everything around the element inert, but not its ancestors and status messages', () => {
  makeOthersInert(build());
  expect(inertIds()).toEqual(['header', 'aside', 'hidden']);
});

it('restores what it changed only', () => {
  makeOthersInert(build())();
  expect(inertIds()).toEqual(['hidden']);
});
