import { describe, expect, it } from 'vitest';
import { buildForm, buildUrl, cleanQuery, fillPath } from './build-request.ts';

describe('fillPath', () => {
  it('replaces the placeholders by encoded values', () => {
    expect(fillPath('/proxy/signatures/{id}/close', { id: 'a/b c' })).toBe(
      '/proxy/signatures/a%2Fb%20c/close',
    );
  });
  it.each([[undefined], [{}], [{ id: '' }]])('throws when a value is missing: %j', (values) => {
    expect(() => fillPath('/files/{id}', values)).toThrow('Missing path value: id');
  });
});

describe('cleanQuery', () => {
  it('drops empty filters and keeps zero and false', () => {
    const query = { currency: 'EUR', q: '', status: null, from: undefined, page: 0, flag: false };
    expect(cleanQuery(query)).toEqual({ currency: 'EUR', page: '0', flag: 'false' });
  });
});

describe('buildUrl', () => {
  it('joins host, path and filters', () => {
    expect(buildUrl('http://api.test/', '/proxy/me', { q: 'é & è' })).toBe(
      'http://api.test/proxy/me?q=%C3%A9+%26+%C3%A8',
    );
  });
  it('has no question mark without filters', () => {
    expect(buildUrl('http://api.test', '/proxy/dashboard', { currency: '' })).toBe(
      'http://api.test/proxy/dashboard',
    );
  });
});

describe('buildForm', () => {
  it('puts the file last, under its own name, and omits empty fields', () => {
    const file = new File(['x'], 'recto.png', { type: 'image/png' });
    const form = buildForm({ file, doc_type: 'ID_CARD', side: undefined });
    expect([...form.keys()]).toEqual(['doc_type', 'file']);
    expect(form.get('file')).toMatchObject({ name: 'recto.png', type: 'image/png' });
  });
});
