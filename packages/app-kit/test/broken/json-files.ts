import { baseProject } from './base-project.ts';
import { type FixtureFamily, heals, reports } from './fixture.ts';

const manifest = baseProject['package.json'] ?? '';
const texts = 'src/texts/tr.json';

/** JSON that is not JSON, and package.json. */
export const jsonFixtures: FixtureFamily = {
  family: 'JSON files',
  fixtures: [
    heals(
      'a trailing comma in package.json',
      'package.json could not be parsed',
      'json-syntax',
      [manifest.replace('"\n  }', '",\n  }'), manifest],
      'package.json',
    ),
    heals(
      'comments in app.json',
      'app.json could not be parsed',
      'json-syntax',
      [
        '{\n  // Adı\n  "expo": { "name": "Notlar", "icon": "https://a.b/c.png" /* simge */ }\n}\n',
        '{\n  "expo": {\n    "name": "Notlar",\n    "icon": "https://a.b/c.png"\n  }\n}\n',
      ],
      'app.json',
    ),
    heals(
      'single quotes and bare names',
      'Unexpected token in JSON',
      'json-syntax',
      [
        "{ title: 'Ali\\'nin \"notu\"', 'count': 2, }",
        '{\n  "title": "Ali\'nin \\"notu\\"",\n  "count": 2\n}\n',
      ],
      texts,
    ),
    heals(
      'a code fence in a JSON file',
      'Unexpected token in JSON',
      'json-syntax',
      ['```json\n{ "title": "Notlar" }\n```\n', '{\n  "title": "Notlar"\n}\n'],
      texts,
    ),
    heals(
      'versions of another SDK',
      'Project is incompatible with this version of Expo',
      'package-json',
      [
        manifest
          .replace(/"react": "[^"]+"/, '"react": "18.2.0"')
          .replace(/"react-native": "[^"]+"/, '"react-native": "^0.72.0"'),
        manifest,
      ],
      'package.json',
    ),
    reports(
      'a brace missing in a JSON file',
      'Unexpected end of JSON input',
      ['syntax', undefined],
      '{ "a": { "b": 1 }\n',
      texts,
    ),
  ],
};
