import { describe, expect, it } from 'vitest';
import { randomSpec } from '../../scripts/random-specs.ts';
import { composeApp } from '../../src/compose-app.ts';
import { printApp } from '../../src/print/print-app.ts';
import type { AppSpec } from '../../src/spec/app-spec.ts';
import { problemsOf } from '../../src/testing/print-spec.ts';
import { planRoles } from '../../src/understand/roles/plan-roles.ts';

function withRoles(spec: AppSpec): AppSpec {
  return { ...spec, features: [...spec.features, 'roles'], roles: [...planRoles(undefined, spec).roles] };
}

describe('an app with roles', () => {
  it.each(Array.from({ length: 12 }, (_, index) => index + 1))(
    'is printed without problems: seed %i',
    (seed) => {
      expect(problemsOf(withRoles(randomSpec(seed)))).toEqual([]);
    },
  );

  it('imports its buttons and lists from src/roles, so that none can be used without a right', () => {
    const app = composeApp({ prompt: 'stok takibi, yönetici ve personel rolleri', language: 'tr' });
    if (app.kind !== 'app') throw new Error(app.text);
    const printed = Object.entries(printApp(app.spec)).filter(
      ([path]) => /^src\/(?:products|movements|screens)\//.test(path) && /\.tsx?$/.test(path),
    );
    const direct = printed.filter(([, source]) =>
      /\/ui\/(?:AddButton|Button|EmptyState|IconButton)'|\/data\/collection'/.test(String(source)),
    );
    expect(printed.length).toBeGreaterThan(8);
    expect(direct.map(([path]) => path)).toEqual([]);
  });

  it('leaves out a screen that a role does not see, in the navigation and in the settings', () => {
    const app = composeApp({ prompt: 'berber randevu, yönetici ve personel rolleri', language: 'tr' });
    if (app.kind !== 'app') throw new Error(app.text);
    expect(app.files['src/navigation.tsx']).toContain("{sees('AppointmentIncome') ? (");
    expect(app.files['src/screens/SettingsScreen.tsx']).toContain("{sees('StaffMembers') ? (");
    expect(app.files['src/screens/SettingsScreen.tsx']).toContain('{may.manage ? (');
  });
});
