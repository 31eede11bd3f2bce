export { alertTexts } from './alerts.texts.ts';
export { type AlertRule, alertParameters } from './alerts.ts';
