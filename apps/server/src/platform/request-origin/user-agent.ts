// Browser, system and device of a user agent, for lists of sessions. The client can send any value.

export interface Device {
  readonly osCode: string;
  readonly osName: string;
  readonly osVersion: string;
  readonly clientType: string;
  readonly clientCode: string;
  readonly clientName: string;
  readonly clientVersion: string;
  readonly clientEngine: string;
  readonly clientEngineVersion: string;
  readonly deviceName: string;
  readonly deviceBrand: string;
  readonly deviceModel: string;
}

interface Rule {
  readonly code: string;
  readonly name: string;
  /** The first group is the version. */
  readonly pattern: RegExp;
}

/** More specific ones first, because browsers also name those they are compatible with. */
const browsers: readonly Rule[] = [
  { code: 'SB', name: 'Samsung Browser', pattern: /SamsungBrowser\/([\d.]+)/ },
  { code: 'PS', name: 'Microsoft Edge', pattern: /(?:Edg|EdgA|EdgiOS)\/([\d.]+)/ },
  { code: 'OP', name: 'Opera', pattern: /(?:OPR|OPT|OPX)\/([\d.]+)/ },
  { code: 'YA', name: 'Yandex Browser', pattern: /YaBrowser\/([\d.]+)/ },
  { code: 'VI', name: 'Vivaldi', pattern: /Vivaldi\/([\d.]+)/ },
  { code: 'FM', name: 'Firefox Mobile iOS', pattern: /FxiOS\/([\d.]+)/ },
  { code: 'FF', name: 'Firefox', pattern: /Firefox\/([\d.]+)/ },
  { code: 'CI', name: 'Chrome Mobile iOS', pattern: /CriOS\/([\d.]+)/ },
  { code: 'CH', name: 'Chrome Headless', pattern: /HeadlessChrome\/([\d.]+)/ },
  { code: 'CH', name: 'Chrome', pattern: /Chrom(?:e|ium)\/([\d.]+)/ },
  { code: 'MF', name: 'Mobile Safari', pattern: /Version\/([\d.]+).*Mobile\/\w+ Safari/ },
  { code: 'SF', name: 'Safari', pattern: /Version\/([\d.]+).*Safari/ },
];

const systems: readonly Rule[] = [
  { code: 'IOS', name: 'iOS', pattern: /(?:iPhone|iPod)[^)]*? OS ([\d_]+)/ },
  { code: 'IPA', name: 'iPadOS', pattern: /iPad[^)]*? OS ([\d_]+)/ },
  { code: 'AND', name: 'Android', pattern: /Android ?([\d.]*)/ },
  { code: 'WIN', name: 'Windows', pattern: /Windows NT ([\d.]+)/ },
  { code: 'MAC', name: 'Mac', pattern: /Mac OS X ([\d_.]+)/ },
  { code: 'COS', name: 'Chrome OS', pattern: /CrOS \w+ ([\d.]+)/ },
  { code: 'LIN', name: 'GNU/Linux', pattern: /(?:Linux|X11)()/ },
];

const engines: readonly Rule[] = [
  { code: 'Gecko', name: 'Gecko', pattern: /rv:([\d.]+).*Gecko\// },
  { code: 'Blink', name: 'Blink', pattern: /Chrom(?:e|ium)\/([\d.]+)/ },
  { code: 'WebKit', name: 'WebKit', pattern: /AppleWebKit\/([\d.]+)/ },
];

function firstMatch(rules: readonly Rule[], text: string): { code: string; name: string; version: string } {
  for (const { code, name, pattern } of rules) {
    const match = pattern.exec(text);
    if (match) return { code, name, version: match[1] ?? '' };
  }
  return { code: '', name: '', version: '' };
}

/** Marketing names of kernel versions; Windows 11 also reports 10.0. */
const windowsNames: Readonly<Record<string, string>> = { '10.0': '10', '6.3': '8.1', '6.2': '8', '6.1': '7' };

function systemVersion(code: string, version: string): string {
  return code === 'WIN' ? (windowsNames[version] ?? version) : version.replaceAll('_', '.');
}

function deviceKind(text: string, systemCode: string): string {
  if (systemCode === 'IPA' || (systemCode === 'AND' && !/Mobile/.test(text))) return 'tablet';
  if (systemCode === 'IOS' || systemCode === 'AND') return 'smartphone';
  return systemCode === '' ? '' : 'desktop';
}

function brand(text: string): { deviceBrand: string; deviceModel: string } {
  const apple = /iPhone|iPad|iPod/.exec(text);
  if (apple) return { deviceBrand: 'Apple', deviceModel: apple[0] };
  if (/Mac OS X/.test(text)) return { deviceBrand: 'Apple', deviceModel: '' };
  const model = /Android [\d.]+; ([\w .-]{1,40})/.exec(text)?.[1]?.replace(/ Build.*$/, '') ?? '';
  const known = { SM: 'Samsung', Pixel: 'Google', Redmi: 'Xiaomi', moto: 'Motorola' };
  const found = Object.entries(known).find(([start]) => model.startsWith(start));
  // Browsers send "K" instead of the model to reduce fingerprinting.
  return { deviceBrand: found?.[1] ?? '', deviceModel: model === 'K' ? '' : model };
}

/** Never throws; unrecognised parts are empty. */
export function parseUserAgent(userAgent: string): Device {
  const text = userAgent.slice(0, 512);
  const system = firstMatch(systems, text);
  const client = firstMatch(browsers, text);
  const engine = client.name === '' ? { name: '', version: '' } : firstMatch(engines, text);
  return {
    osCode: system.code,
    osName: system.name,
    osVersion: systemVersion(system.code, system.version),
    clientType: client.name === '' ? '' : 'browser',
    clientCode: client.code,
    clientName: client.name,
    clientVersion: client.version,
    clientEngine: engine.name,
    clientEngineVersion: engine.version,
    deviceName: deviceKind(text, system.code),
    ...brand(text),
  };
}
