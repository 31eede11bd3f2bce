import { describe, expect, it } from 'vitest';
import { describeDevice } from './describe-device.ts';

const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
const safari = 'AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5';
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';

describe('a device', () => {
  it.each([
    ['Chrome sur Windows', 'computer', `${windows} ${chrome}`],
    ['Edge sur Windows', 'computer', `${windows} ${chrome} Edg/142.0.0.0`],
    ['Opera sur Windows', 'computer', `${windows} ${chrome} OPR/124.0.0.0`],
    ['Safari sur macOS', 'computer', `${mac} ${safari} Safari/605.1.15`],
    [
      'Firefox sur Linux',
      'computer',
      'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0',
    ],
    ['Chrome sur Chrome OS', 'computer', `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${chrome}`],
    [
      'Safari sur iPhone',
      'phone',
      `Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) ${safari} Mobile/15E148 Safari/604.1`,
    ],
    [
      'Chrome sur iPad',
      'tablet',
      'Mozilla/5.0 (iPad; CPU OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/142.0.0.0 Mobile/15E148 Safari/604.1',
    ],
    [
      'Samsung Internet sur Android',
      'phone',
      'Mozilla/5.0 (Linux; Android 15; SM-S931B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36',
    ],
    ['Navigateur sur Windows', 'computer', `${windows} ToutNouveau/1.0`],
    ['Appareil inconnu', 'unknown', 'curl/8.17.0'],
    ['Appareil inconnu', 'unknown', ''],
  ])('is called « %s » (%s)', (device, kind, userAgent) => {
    expect(describeDevice(userAgent)).toEqual({ device, kind });
  });

  it('repeats nothing that its sender made up', () => {
    expect(describeDevice('Appelez le 0800 000 000/1.0 sans attendre').device).toBe('Appareil inconnu');
  });
});
