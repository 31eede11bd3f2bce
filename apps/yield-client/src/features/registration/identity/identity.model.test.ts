import { describe, expect, it } from 'vitest';
import { readWidgetMessage, widgetErrorText } from './identity.model.ts';

const completed = (reviewAnswer?: string) => ({
  reviewStatus: 'completed',
  ...(reviewAnswer === undefined ? {} : { reviewResult: { reviewAnswer } }),
});

describe('a message of the verification widget', () => {
  it.each([
    ['idCheck.onApplicantStatusChanged', completed('GREEN'), 'verified'],
    ['idCheck.onApplicantStatusChanged', completed('RED'), 'rejected'],
    ['idCheck.onApplicantVerificationCompleted', completed('GREEN'), 'verified'],
    ['idCheck.onApplicantStatusChanged', { ...completed('GREEN'), reviewStatus: 'pending' }, 'other'],
    ['idCheck.onApplicantStatusChanged', completed(), 'other'],
    ['idCheck.onStepCompleted', completed('GREEN'), 'other'],
    ['idCheck.onApplicantStatusChanged', null, 'other'],
  ])('%s %j is read as %s', (type, payload, expected) => {
    expect(readWidgetMessage(type, payload)).toBe(expected);
  });
});

describe('an error of the verification widget', () => {
  it.each([
    [{ code: 'camera', error: 'Caméra refusée' }, 'Caméra refusée'],
    [{ code: 'camera' }, 'camera'],
    [{ error: '' }, 'échec'],
    [undefined, 'échec'],
  ])('%j is shown as « %s »', (error, expected) => {
    expect(widgetErrorText(error, 'échec')).toBe(expected);
  });
});
