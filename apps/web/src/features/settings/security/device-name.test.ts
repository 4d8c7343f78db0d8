import { expect, it } from 'vitest';
import { deviceName } from './device-name.ts';

const device = {
  clientName: 'Chrome',
  clientVersion: '147.0.7000.1',
  osName: 'Android',
  osVersion: '16',
  deviceBrand: '',
  deviceModel: '',
};

it('joins browser and system', () => expect(deviceName(device)).toBe('Chrome 147 · Android 16'));

it('returns null for an unknown device', () =>
  expect(deviceName({ ...device, clientName: '', clientVersion: '', osName: '', osVersion: '' })).toBeNull());
