import { type BrokenFixture, type FixtureFamily, heals, reports, screen } from './fixture.ts';

const rn = "import { Image, View } from 'react-native';\n";
const card = '<View><Card title="a" /></View>';
const logo = (path: string): string => `<View><Image source={require('${path}')} /></View>`;

const path = (
  name: string,
  broken: string,
  kind: 'path-alias' | 'import-path' = 'import-path',
): BrokenFixture =>
  heals(name, `Unable to resolve "${broken}"`, kind, [
    screen(`${rn}import { Card } from '${broken}';`, card),
    screen(`${rn}import { Card } from '../components/Card';`, card),
  ]);

/** Imports that name a file in another way than it is stored. */
export const pathFixtures: FixtureFamily = {
  family: 'paths',
  fixtures: [
    path('other letter case', '../components/card'),
    path('a folder in other letter case', '../Components/Card'),
    path('another extension', '../components/Card.js'),
    path('too many folders up', '../../components/Card'),
    path('no folder up', './components/Card'),
    path('another folder', '../ui/Card'),
    path('an alias with @', '@/components/Card', 'path-alias'),
    path('an alias with the name of the folder', '@components/Card', 'path-alias'),
    path('a path from the root', 'src/components/Card', 'path-alias'),
    path('a path without dots', 'components/Card', 'path-alias'),
    heals('an image from the wrong folder', 'Unable to resolve "./assets/logo.png"', 'import-path', [
      screen(rn, logo('./assets/logo.png')),
      screen(rn, logo('../../assets/logo.png')),
    ]),
    heals('a style sheet of the web', 'Unable to resolve "./HomeScreen.css"', 'import-path', [
      screen(`${rn}import './HomeScreen.css';`, '<View />'),
      screen(rn.trimEnd(), '<View />'),
    ]),
    reports(
      'an image that does not exist',
      'Unable to resolve "../assets/hero.png"',
      ['unresolved-import', 6],
      screen(rn, logo('../assets/hero.png')),
    ),
    reports(
      'a component that was not written',
      'Unable to resolve "../components/Header"',
      ['unresolved-import', 2],
      screen(`${rn}import { Header } from '../components/Header';`, '<View><Header /></View>'),
    ),
  ],
};
