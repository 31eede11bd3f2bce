// A readable description of a device. The User-Agent is free text: only known names are used.
import type { components } from '@repo/api-sdk/spec';
import { BROWSER_MAP, OS_MAP, parse } from 'bowser';
import { deviceTexts as texts } from './identity.texts.ts';

type DeviceKind = components['schemas']['ActiveSession']['device_kind'];

export interface Device {
  /** « Chrome sur Windows ». */
  device: string;
  kind: DeviceKind;
}

const kinds: Readonly<Record<string, DeviceKind>> = {
  desktop: 'computer',
  mobile: 'phone',
  tablet: 'tablet',
};

/** Where the library's name is not the one people use. */
const usualNames: Readonly<Record<string, string>> = {
  'Microsoft Edge': 'Edge',
  'Samsung Internet for Android': 'Samsung Internet',
};

const browsers: ReadonlySet<string> = new Set(Object.values(BROWSER_MAP));
const systems: ReadonlySet<string> = new Set(Object.values(OS_MAP));

export function describeDevice(userAgent: string): Device {
  // The library refuses an empty text.
  const { browser, os, platform } = parse(userAgent || '-');
  const name = known(browsers, browser.name);
  // Apple's phones and tablets are called by their model, never by their system.
  const system = platform.vendor === 'Apple' && platform.model ? platform.model : known(systems, os.name);
  return { device: inWords(name, system), kind: kinds[platform.type ?? ''] ?? kindOf(os.name) };
}

/** The library knows no platform for this system. */
function kindOf(system: string | undefined): DeviceKind {
  return system === OS_MAP['ChromeOS'] ? 'computer' : 'unknown';
}

function known(names: ReadonlySet<string>, name: string | undefined): string | null {
  return name !== undefined && names.has(name) ? (usualNames[name] ?? name) : null;
}

function inWords(browser: string | null, system: string | null): string {
  if (system !== null) return texts.on(browser ?? texts.browser, system);
  return browser ?? texts.unknown;
}
