import { describe, expect, it } from 'vitest';
import { profileForm } from './profile-rules.ts';

const good = { name: 'Ayşe Yılmaz', phoneNumber: '+90 (532) 000 11 22', location: 'İzmir' };
const problemsOf = (change: Partial<typeof good>): readonly string[] =>
  profileForm.safeParse({ ...good, ...change }).error?.issues.map(({ message }) => message) ?? [];

describe('profileForm', () => {
  it('takes what people write, emoji and right-to-left text too', () => {
    expect(problemsOf({})).toEqual([]);
    expect(problemsOf({ name: '<b>Ayşe</b> 🧶', location: 'إسطنبول', phoneNumber: '' })).toEqual([]);
  });
  it('asks for a name that is not blank', () =>
    expect(problemsOf({ name: '   ' })).toEqual(['auth.rule.nameRequired']));
  it.each(['123', 'beni arayın', '+90 532 000 11 22 33 44 55'])(
    'refuses the phone number %s',
    (phoneNumber) => expect(problemsOf({ phoneNumber })).toContain('settings.profile.phoneInvalid'),
  );
});
