/** Maps messages of the verification widget to actions of the screen. */
export type WidgetMessage = 'verified' | 'rejected' | 'other';

const finalTypes: readonly string[] = [
  'idCheck.onApplicantStatusChanged',
  'idCheck.onApplicantVerificationCompleted',
];

/** A verdict is a completed review with a result; everything else is progress (R092, R094). */
export function readWidgetMessage(type: string, payload: unknown): WidgetMessage {
  if (!finalTypes.includes(type) || memberOf(payload, 'reviewStatus') !== 'completed') return 'other';
  const result = memberOf(memberOf(payload, 'reviewResult'), 'reviewAnswer');
  if (result === 'GREEN') return 'verified';
  return result === 'RED' ? 'rejected' : 'other';
}

/** The widget's own message; it has no `message`, only `error`. */
export function widgetErrorText(error: unknown, fallback: string): string {
  const text = memberOf(error, 'error') ?? memberOf(error, 'code');
  return typeof text === 'string' && text !== '' ? text : fallback;
}

function memberOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
