import { describe, expect, it } from 'vitest';
import { sampleClientRecord } from '../../testing/sample-clients.ts';
import { changeOf, clientFacts, disputedFields, keepTyped, showField, typedOf } from './client-form.model.ts';

const opened = typedOf(sampleClientRecord());

describe('the form that corrects a client', () => {
  it('sends only what differs, without the spaces at its ends', () => {
    expect(changeOf({ ...opened, city: ' Paris ', phone: `${opened.phone} ` }, opened)).toEqual({
      city: 'Paris',
    });
  });

  it('keeps its own changes on what another person stored since, and compares what either changed', () => {
    const now = { ...opened, phone: '06-99-99-99-99', city: 'Nice' };
    const values = { ...opened, city: 'Paris' };
    expect(keepTyped(values, { opened, now })).toEqual({ ...now, city: 'Paris' });
    expect(disputedFields(values, { opened, now })).toEqual(['phone', 'city']);
  });

  it('shows a country by its name', () => {
    expect(showField('country_address', { ...opened, country_address: 'FRA' })).toBe('France');
    expect(showField('city', { ...opened, city: ' Lyon ' })).toBe('Lyon');
  });
});

const valuesOf = (record: ReturnType<typeof sampleClientRecord>) =>
  new Map(clientFacts(record).map(({ id, value }) => [id, value]));

it('the facts of an account are those that a colleague may have changed meanwhile', () => {
  const before = valuesOf(sampleClientRecord());
  const after = valuesOf(
    sampleClientRecord(
      { state: 'locked' },
      { sessions: 0, planned_email: { email: 'neuf@exemple.fr', effective_at: '2026-01-07T09:00:00.000Z' } },
    ),
  );
  expect([...after].filter(([id, value]) => before.get(id) !== value)).toEqual([
    ['state', 'Bloqué'],
    ['sessions', '0'],
    ['planned', 'neuf@exemple.fr'],
  ]);
});
