export { readCountries, writeCountries } from './country-list.ts';
export { isParameterKey, type ParameterKey, parameterKeys, parParameters } from './parameter-keys.ts';
export { parameterTexts } from './parameters.texts.ts';
export {
  formatParameter,
  isControlParameter,
  isLooserValue,
  normaliseParameter,
  parameterRules,
} from './parameters.ts';
export {
  earliestEffectiveDay,
  latestEffectiveDay,
  type ParameterChangeValues,
  validateParameterChange,
} from './validate-parameter-change.ts';
