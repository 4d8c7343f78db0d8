// @vitest-environment happy-dom
import type { AccountUser } from '@kilim/contract';
import { expect, it } from 'vitest';
import { account } from '../../testing/everyday.ts';
import { openPage, useScriptedPages } from '../../testing/scripted-page.tsx';
import MobileMenu from './mobile-menu.tsx';

useScriptedPages();

const person = account as unknown as AccountUser;
const admin: AccountUser = { ...person, labels: ['admin'] };
const everybody = ['/', '/pricing', '/contact'];
const own = ['/dashboard', '/settings', '/settings?section=receipts', '/support'];

// The mobile menu repeats the header's links.
it.each([
  ['a guest', null, ['/auth?mode=login', '/auth?mode=register']],
  ['a person', person, own],
  ['an administrator', admin, [...own, '/admin']],
] as const)('the mobile menu leads %s everywhere', async (_who, user, links) => {
  await openPage({ path: '/', element: <MobileMenu user={user} onClose={() => {}} /> });
  const found = [...document.querySelectorAll('nav a')].map((link) => link.getAttribute('href') ?? '');
  expect(found.toSorted()).toEqual([...everybody, ...links].toSorted());
});

it('returns a guest to the page where sign-in was chosen', async () => {
  await openPage({ path: '/pricing', element: <MobileMenu user={null} onClose={() => {}} /> });
  const links = [...document.querySelectorAll('nav a')].map((link) => link.getAttribute('href') ?? '');
  expect(links).toContain('/auth?mode=login&next=%2Fpricing');
});
