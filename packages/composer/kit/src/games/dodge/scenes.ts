import type { IconName } from '../../ui/Icon';

export type SceneName = 'road' | 'run' | 'space';

export interface Scene {
  /** The ground of the board, equal in both schemes. */
  ground: string;
  /** The lines between the lanes. */
  line: string;
  player: string;
  obstacles: readonly string[];
  bonus: string;
  start: IconName;
}

export const scenes: Record<SceneName, Scene> = {
  road: {
    ground: '#3B4150',
    line: '#C9CEDA',
    player: '#4FB3FF',
    obstacles: ['#E85D5D', '#E8A33D', '#8F6FE8', '#5FBF77'],
    bonus: '#FFD75E',
    start: 'car-sport',
  },
  run: {
    ground: '#3F7A4E',
    line: '#8FC79B',
    player: '#FFD25E',
    obstacles: ['#6B4A32', '#84868F', '#5A3D28', '#9A6B3F'],
    bonus: '#FFE27A',
    start: 'walk',
  },
  space: {
    ground: '#141A33',
    line: '#2C3763',
    player: '#7FE0FF',
    obstacles: ['#8C7B6B', '#A08C78', '#756A62', '#94785A'],
    bonus: '#FFE27A',
    start: 'rocket',
  },
};
