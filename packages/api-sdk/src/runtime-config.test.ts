import { afterEach, describe, expect, it, vi } from 'vitest';
import { readRuntimeConfig, UnreadableConfig } from './runtime-config.ts';

const complete = {
  apiUrl: 'http://localhost:4000',
  siteUrl: 'http://localhost:3000',
  backofficeUrl: 'http://localhost:3001',
  brand: { yield: 'Maison', kaskad: 'Kaskad' },
  defaultCalendlyUrl: '',
  contactLine: 'Exemple SAS, 1 rue de la Paix, Paris',
  hasAddressSearch: true,
  legal: { host: 'Hébergeur SAS' },
};

afterEach(() => vi.unstubAllGlobals());

/** Sets the configuration text of the page. */
function givenPage(textContent: string | null) {
  const element = textContent === null ? null : { textContent };
  vi.stubGlobal('document', { getElementById: (id: string) => (id === 'settings' ? element : null) });
}

describe('readRuntimeConfig', () => {
  it('parses origins and names, and an empty booking link as null', () => {
    givenPage(JSON.stringify(complete));
    expect(readRuntimeConfig()).toEqual({ ...complete, defaultCalendlyUrl: null });
  });

  it('leaves out what is unset of the legal notice', () => {
    givenPage(JSON.stringify({ ...complete, legal: { host: '', vat: null, dpo: 'dpo@exemple.fr' } }));
    expect(readRuntimeConfig().legal).toEqual({ dpo: 'dpo@exemple.fr' });
    givenPage(JSON.stringify({ ...complete, legal: undefined }));
    expect(readRuntimeConfig().legal).toEqual({});
  });

  it('names the missing origin', () => {
    givenPage(JSON.stringify({ ...complete, apiUrl: 'ici' }));
    expect(readRuntimeConfig).toThrow('apiUrl');
  });

  it.each([
    ['that nobody filled', ''],
    ['without a place for them', null],
    ['with something else in it', '<!doctype html>'],
    ['with a text in it', '"settings"'],
  ])('throws on a page %s', (_which, textContent) => {
    givenPage(textContent);
    expect(readRuntimeConfig).toThrow(UnreadableConfig);
  });
});
