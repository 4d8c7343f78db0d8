import { describe, expect, it } from 'vitest';
import { profileForm } from './profile-rules.ts';

const good = { name: 'Ayşe Yılmaz', phoneNumber: '+90 (532) 000 11 22', location: 'İzmir' };
const problemsOf = (change: Partial<typeof good>): readonly string[] =>
  profileForm.safeParse({ ...good, ...change }).error?.issues.map(({ message }) => message) ?? [];

describe('profileForm', () => {
  it('accepts emoji and right-to-left text', () => {
    expect(problemsOf({})).toEqual([]);
    expect(problemsOf({ name: '<b>Ayşe</b> 🧶', location: 'إسطنبول', phoneNumber: '' })).toEqual([]);
  });
  it('rejects a blank name', () => expect(problemsOf({ name: '   ' })).toEqual(['auth.rule.nameRequired']));
  it.each(['123', 'beni arayın', '+90 532 000 11 22 33 44 55'])(
    'refuses the phone number %s',
    (phoneNumber) => expect(problemsOf({ phoneNumber })).toContain('settings.profile.phoneInvalid'),
  );
});
