/** Parameters as page tests show them. */
import type { Parameter, ParameterVersion } from '../features/parameters/parameters.model.ts';

export function sampleVersion(change: Partial<ParameterVersion> = {}): ParameterVersion {
  return {
    id: 1,
    value: '150000',
    effective_day: '2020-01-05',
    state: 'in_force',
    reason: 'Décision du comité',
    entered_by: 'Marc Vidal',
    published_by: 'Inès Garnier',
    change_request_id: 'chg_1',
    created_at: '2020-01-04T10:00:00.000Z',
    ...change,
  };
}

export function sampleParameter(change: Partial<Parameter> = {}): Parameter {
  return {
    key: 'TWO_PERSON_THRESHOLD_EUR',
    value: '100000',
    first_value: '100000',
    versions: [],
    pending_change: null,
    ...change,
  };
}
